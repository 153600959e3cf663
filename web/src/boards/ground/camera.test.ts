import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';

function camera(): Camera {
  const made = new Camera({ least: 0.3, most: 1, comfortable: 0.8, touchable: 0.5 });
  made.width = 400;
  made.height = 300;
  return made;
}

describe('camera', () => {
  it('fits a small board whole and in the middle', () => {
    const seen = camera();
    seen.fit({ left: -50, right: 150, top: 0, bottom: 100 }, { x: 150, y: 0 });
    expect([seen.scale, seen.x, seen.y]).toEqual([1, 50, 50]);
  });

  it('shows the last move of a board that would become too small', () => {
    const seen = camera();
    seen.fit({ left: 0, right: 2000, top: 0, bottom: 2000 }, { x: 1990, y: 1000 });
    expect(seen.scale).toBe(0.8);
    expect(seen.x).toBeCloseTo(2000 - (400 - 28) / 0.8 / 2);
    expect(seen.y).toBe(1000);
  });

  it('shows everything on demand, and nothing a finger could miss when it comes nearer', () => {
    const seen = camera();
    seen.toggleWhole();
    seen.fit({ left: 0, right: 1000, top: 0, bottom: 400 }, null);
    expect([seen.whole, seen.touchable]).toEqual([true, false]);
    seen.approach({ x: 900, y: 100 });
    expect([seen.whole, seen.touchable, seen.x, seen.y]).toEqual([false, true, 900, 100]);
    seen.toggleWhole();
    seen.toggleWhole();
    expect([seen.whole, seen.moved]).toEqual([false, false]);
  });

  it('keeps the place under the fingers while it grows', () => {
    const seen = camera();
    const before = seen.point(300, 100);
    seen.zoomBy(1.25, before);
    const after = seen.point(300, 100);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('moves no further than needed to show a place', () => {
    const seen = camera();
    seen.scale = 1;
    seen.reveal({ x: 100, y: 0 }, 20);
    expect([seen.x, seen.y]).toEqual([0, 0]);
    seen.reveal({ x: 300, y: 0 }, 20);
    expect(seen.x).toBe(120);
  });

  it('keeps everything below what covers its upper edge', () => {
    const seen = camera();
    seen.top = 100;
    seen.fit({ left: 0, right: 100, top: 0, bottom: 100 }, null);
    // The board's upper edge on the screen: the transform moves it there.
    const [, down = 0] = (seen.transform.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);
    expect(down).toBeGreaterThanOrEqual(100);
    expect(seen.point(0, down).y).toBeCloseTo(0);
  });
});
