import { describe, expect, it } from 'vitest';
import { readLegal } from '../../kit/choices';
import { stepsAfter, type Step } from './narrowing';

const legal = readLegal(
  ['pass', 'place 1 0', 'place 1 1', 'place 2 0', 'place 2 1', 'place 2 2', 'draw'].map((text) => ({
    text,
    say: null,
  })),
);
const shown = (steps: readonly Step[]): readonly string[] =>
  steps.map((step) =>
    step.kind === 'action' ? step.choice.text : `${step.path.join(' ')} (${step.count})`,
  );

describe('stepsAfter', () => {
  it('shows all actions when they are few', () => {
    expect(shown(stepsAfter(legal.all, [], 10))).toHaveLength(7);
  });

  it('shows next words when they are many, and single actions at once', () => {
    expect(shown(stepsAfter(legal.all, [], 3))).toEqual(['pass', 'place (5)', 'draw']);
    expect(shown(stepsAfter(legal.all, ['place'], 3))).toEqual(['place 1 (2)', 'place 2 (3)']);
    expect(shown(stepsAfter(legal.all, ['place', '1'], 3))).toEqual(['place 1 0', 'place 1 1']);
  });

  it('loses no action on the way', () => {
    const reached = new Set<string>();
    const walk = (path: readonly string[]): void => {
      for (const step of stepsAfter(legal.all, path, 2))
        if (step.kind === 'action') reached.add(step.choice.text);
        else walk(step.path);
    };
    walk([]);
    expect(reached.size).toBe(legal.all.length);
  });
});
