/** Moves pieces so that one sees what went where. A tap skips everything that is under way. */
import { reducedMotion } from './calm.svelte';
import { BEATS, coinStarts, travelStarts } from './beats';

const running = new Set<Animation>();

/** Plays one animation to its end or to a skip; resolves either way. */
async function play(
  element: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): Promise<void> {
  const animation = element.animate(frames, { fill: 'backwards', ...timing });
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // The piece left the page while it moved: there is nothing left to show.
  } finally {
    running.delete(animation);
  }
}

/** Ends all movement at once; every piece stands where it belongs. */
export function skipMotion(): void {
  for (const animation of running) animation.finish();
}

/** Whether anything is moving, so that a tap can mean "skip". */
export function isMoving(): boolean {
  return running.size > 0;
}

/** Resolves when nothing moves any more. */
export async function settled(): Promise<void> {
  while (running.size > 0)
    await Promise.allSettled([...running].map((animation) => animation.finished));
}

function fadeIn(element: Element, delay = 0): Promise<void> {
  return play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: BEATS.fade, delay });
}

/** Shows a piece travelling from where it was (`from`) to where it is now. */
export function travel(element: Element, from: DOMRect, delay = 0): Promise<void> {
  if (reducedMotion.current) return fadeIn(element);
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width > 0 ? from.width / to.width : 1;
  return play(
    element,
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }],
    { duration: BEATS.travel, delay, easing: 'ease-out' },
  );
}

/** Several pieces travel one after the other. */
export async function travelAll(
  moves: readonly { element: Element; from: DOMRect }[],
): Promise<void> {
  const starts = travelStarts(moves.length);
  await Promise.all(moves.map(({ element, from }, index) => travel(element, from, starts[index])));
}

/** Turns a piece over; `swap` exchanges its sides while it stands on edge. */
export async function turnOver(element: Element, swap: () => void | Promise<void>): Promise<void> {
  if (reducedMotion.current) {
    await swap();
    return fadeIn(element);
  }
  const half = BEATS.turn / 2;
  await play(element, [{ transform: 'none' }, { transform: 'scaleX(0)' }], {
    duration: half,
    easing: 'ease-in',
    fill: 'none',
  });
  await swap();
  await play(element, [{ transform: 'scaleX(0)' }, { transform: 'none' }], {
    duration: half,
    easing: 'ease-out',
  });
}

/** Coins drop onto their stone, all within 600 ms. */
export async function dropCoins(coins: readonly Element[]): Promise<void> {
  const starts = coinStarts(coins.length);
  await Promise.all(
    coins.map((coin, index) => {
      const delay = starts[index] ?? 0;
      if (reducedMotion.current) return fadeIn(coin);
      return play(
        coin,
        [
          { transform: 'translateY(-28px)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        { duration: BEATS.coin, delay, easing: 'ease-in' },
      );
    }),
  );
}

/** A refused piece slides back from where it was held. */
export function slideBack(element: Element, from: DOMRect): Promise<void> {
  return travel(element, from);
}
