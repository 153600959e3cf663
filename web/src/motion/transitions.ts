/** Svelte transitions with the hall's tempo. */
import { reducedMotion } from './calm.svelte';
import type { TransitionConfig } from 'svelte/transition';
import { BEATS } from './beats';

/** The ask bar's cross-fade from one sentence to the next. */
export function askChange(_node: Element): TransitionConfig {
  const duration = reducedMotion.current ? BEATS.fade : BEATS.ask;
  return { duration, css: (t) => `opacity: ${t}` };
}
