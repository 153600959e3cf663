/** Paths that several pieces share, built from a few numbers. */

/** A path with this many points: a star drawn from `inner` to `outer` radius around 0,0. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners: string[] = [];
  for (let step = 0; step < points * 2; step++) {
    const radius = step % 2 === 0 ? outer : inner;
    const angle = (Math.PI * step) / points - Math.PI / 2;
    corners.push(`${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`);
  }
  return `M${corners.join('L')}Z`;
}

/** The corners of a pointy hexagon with this radius around 0,0, from the top clockwise. */
export function hexagonPath(radius: number): string {
  const half = round(radius / 2);
  const side = round((radius * Math.sqrt(3)) / 2);
  return `M0 ${-radius}L${side} ${-half}V${half}L0 ${radius}L${-side} ${half}V${-half}Z`;
}

/** A box whose four corners are cut at 45°. */
export function cutBoxPath(
  x: number,
  y: number,
  width: number,
  height: number,
  cut: number,
): string {
  const right = x + width;
  const foot = y + height;
  return (
    `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${foot - cut}L${right - cut} ${foot}` +
    `H${x + cut}L${x} ${foot - cut}V${y + cut}Z`
  );
}

/** Straight rays between two radii around 0,0, the first one pointing up. */
export function raysPath(count: number, inner: number, outer: number): string {
  let path = '';
  for (let ray = 0; ray < count; ray++) {
    const angle = (2 * Math.PI * ray) / count - Math.PI / 2;
    const x = Math.cos(angle);
    const y = Math.sin(angle);
    path += `M${round(inner * x)} ${round(inner * y)}L${round(outer * x)} ${round(outer * y)}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}
