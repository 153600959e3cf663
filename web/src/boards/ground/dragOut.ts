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
      if (event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand has left the piece before it is seen to move.
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', release);
      window.addEventListener('pointercancel', release);
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
    const release = (event: PointerEvent): void => {
      if (from?.id !== event.pointerId) return;
      letGo();
      from = null;
      // The piece has left the hand: Enter is no longer meant for what is left there.
      if (dragging && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      dragging?.end();
      // The click that follows a drag is not a tap; it comes before the next task.
      setTimeout(() => (dragging = undefined));
    };
    const click = (event: MouseEvent): void => {
      if (dragging) event.stopPropagation();
    };
    const letGo = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('click', click, { capture: true });
    element.style.touchAction = 'none';
    return () => {
      letGo();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
