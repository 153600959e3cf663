/** A tap beside everything that can be pressed, or the space bar: "go on". */
import { onDestroy } from 'svelte';
import { useKeys } from '../keys.svelte';

const PRESSABLE =
  'button:not([aria-disabled=true], :disabled), a[href], input, label, summary, dialog';
/** Who moves further than this has dragged. */
const STILL = 10;

const pressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PRESSABLE) !== null;

/** Calls what is to be called now, if anything. Call while setting up. */
export function useTap(wanted: () => (() => void) | undefined): void {
  let pressed: PointerEvent | null = null;
  const down = (event: PointerEvent): void => {
    pressed = event.isPrimary && !pressable(event.target) ? event : null;
  };
  const up = (event: PointerEvent): void => {
    if (!pressed) return;
    const moved = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
    pressed = null;
    if (moved < STILL) wanted()?.();
  };
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', up, true);
  onDestroy(() => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointerup', up, true);
  });
  useKeys(() => ({
    others: {
      ' ': () => {
        const goOn = pressable(document.activeElement) ? undefined : wanted();
        goOn?.();
        return goOn !== undefined;
      },
    },
  }));
}
