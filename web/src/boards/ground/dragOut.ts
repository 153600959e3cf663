/** Dragging a piece out of the hand onto the board; a press that does not move stays a click. */
import type { Attachment } from 'svelte/attachments';

export interface Drag {
  readonly start: () => void;
  readonly move: (clientX: number, clientY: number) => void;
  readonly end: () => void;
}

const SLIP = 9;

export function dragOut(drag: () => Drag | undefined): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let dragging: Drag | undefined;
    const press = (event: PointerEvent): void => {
      if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    };
    const move = (event: PointerEvent): void => {
      if (from?.id !== event.pointerId) return;
      if (!dragging) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP) return;
        dragging = drag();
        if (!dragging) return;
        element.setPointerCapture(event.pointerId);
        dragging.start();
      }
      dragging.move(event.clientX, event.clientY);
    };
    const release = (): void => {
      from = null;
      dragging?.end();
      // The click that follows a drag is not a tap; it comes before the next task.
      setTimeout(() => (dragging = undefined));
    };
    const click = (event: MouseEvent): void => {
      if (dragging) event.stopPropagation();
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', release);
    element.addEventListener('click', click, { capture: true });
    element.style.touchAction = 'none';
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', release);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
