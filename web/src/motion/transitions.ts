/** Svelte transitions with the hall's tempo. */
import { reducedMotion } from './calm.svelte';
import type { TransitionConfig } from 'svelte/transition';
import { BEATS } from './beats';

/** A moment that is called out swells and goes; with reduced motion it only fades. */
export function callChange(_node: Element): TransitionConfig {
  if (reducedMotion.current) return askChange(_node);
  return {
    duration: BEATS.torch,
    css: (t) => `opacity: ${t}; scale: ${0.94 + 0.06 * t} ${0.6 + 0.4 * t}`,
  };
}

/** The ask bar's cross-fade from one sentence to the next. */
export function askChange(_node: Element): TransitionConfig {
  const duration = reducedMotion.current ? BEATS.fade : BEATS.ask;
  return { duration, css: (t) => `opacity: ${t}` };
}
