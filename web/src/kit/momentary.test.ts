import { expect, it } from 'vitest';
import { Momentary } from './momentary.svelte';

it('what was made is gone with its moment, and comes back only with the same one', () => {
  let moment = {};
  const first = moment;
  const plan = new Momentary<string>(() => moment);
  expect(plan.now).toBeNull();
  plan.keep('a stone');
  expect(plan.now).toBe('a stone');
  moment = {};
  expect(plan.now).toBeNull();
  plan.keep('a card');
  moment = first;
  expect(plan.now).toBeNull();
});

it('can be let go', () => {
  const plan = new Momentary<string>(() => 'now');
  plan.keep('a stone');
  plan.forget();
  expect(plan.now).toBeNull();
});
