/** Playing by keyboard: 1–9 choose, Enter is the main button, R turns, Escape goes back. */
import { onDestroy } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export interface BoardKeys {
  /** The n-th piece of my hand, counted from 0. */
  readonly pick?: (index: number) => void;
  /** The main button; Enter on a focused button presses that button instead. */
  readonly main?: () => void;
  /** Whether the chosen piece lies where the main button would leave it: Enter on it is that button. */
  readonly ready?: () => boolean;
  readonly turn?: (backwards: boolean) => void;
  readonly back?: () => void;
  /** Further keys of a board by `event.key`, such as `ArrowLeft`; return false to leave it alone. */
  readonly others?: Readonly<Record<string, () => boolean | undefined>>;
}

const TYPING = 'input:not([type=radio], [type=checkbox], [type=range]), textarea, select';
const PRESSABLE = 'button, a[href], input, summary, [role=button]';

/** Listens while the component lives. Dialogs and text fields keep their keys. */
export function useKeys(keys: () => BoardKeys): void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(`${TYPING}, dialog`) || document.querySelector('dialog[open]')) return;
    if (pressed(keys(), event, target)) event.preventDefault();
  };
  window.addEventListener('keydown', listen);
  onDestroy(() => window.removeEventListener('keydown', listen));
}

/** Whether a key meant something. */
function pressed(keys: BoardKeys, event: KeyboardEvent, target: Element | null): boolean {
  const other = keys.others?.[event.key];
  if (other) return other() !== false;
  if (/^[1-9]$/.test(event.key) && keys.pick) {
    keys.pick(Number(event.key) - 1);
    return true;
  }
  const onChosen = target?.closest('[aria-pressed=true]') && keys.ready?.();
  if (event.key === 'Enter' && keys.main && (onChosen || !target?.closest(PRESSABLE))) {
    if (!event.repeat) keys.main();
    return true;
  }
  if (event.key.toLowerCase() === 'r' && keys.turn) {
    keys.turn(event.shiftKey);
    return true;
  }
  if (event.key === 'Escape' && keys.back) {
    keys.back();
    return true;
  }
  return false;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The box whose middle lies nearest in a direction, leaning towards straight ahead. */
export function nearestInDirection<Box extends { x: number; y: number }>(
  from: { x: number; y: number },
  boxes: readonly Box[],
  [dx, dy]: readonly [number, number],
): Box | undefined {
  let best: Box | undefined;
  let least = Infinity;
  for (const box of boxes) {
    const ahead = (box.x - from.x) * dx + (box.y - from.y) * dy;
    const aside = Math.abs((box.x - from.x) * dy) + Math.abs((box.y - from.y) * dx);
    if (ahead <= 1) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) [best, least] = [box, distance];
  }
  return best;
}

/**
 * Makes the targets inside an element one stop of the Tab key; arrows move between them by where
 * they lie. A target is any focusable element with the attribute `data-target`.
 */
export const roving: Attachment<HTMLElement | SVGElement> = (area) => {
  const targets = (): (HTMLElement | SVGElement)[] => [
    ...area.querySelectorAll<HTMLElement>('[data-target]'),
  ];
  const enter = (chosen: Element | undefined): void => {
    for (const target of targets()) target.tabIndex = target === chosen ? 0 : -1;
  };
  const settle = (): void => {
    const all = targets();
    const current = all.find((target) => target === document.activeElement);
    enter(current ?? all.find((target) => target.tabIndex === 0) ?? all[0]);
  };
  const move = (event: Event): void => {
    if (!(event instanceof KeyboardEvent)) return;
    const direction = ARROWS[event.key];
    const from = event.target instanceof Element && event.target.closest('[data-target]');
    if (!direction || !from) return;
    const boxes = targets().map((element) => ({ element, ...middle(element) }));
    const next = nearestInDirection(middle(from), boxes, direction);
    event.preventDefault();
    event.stopPropagation();
    if (!next) return;
    enter(next.element);
    next.element.focus();
  };
  const focus = (event: Event): void => {
    const target = event.target instanceof Element && event.target.closest('[data-target]');
    if (target) enter(target);
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(area, { childList: true, subtree: true });
  area.addEventListener('keydown', move);
  area.addEventListener('focusin', focus);
  return () => {
    watch.disconnect();
    area.removeEventListener('keydown', move);
    area.removeEventListener('focusin', focus);
  };
};

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
