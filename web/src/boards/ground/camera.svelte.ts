/** Which part of an unbounded board is seen, and how large. Units are the board's own. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How small and how large one unit of the board may become, in pixels. */
export interface Limits {
  readonly least: number;
  readonly most: number;
  /** Below this the whole board is not fitted; the last move is shown instead. */
  readonly comfortable: number;
  /** Below this a finger cannot be sure which place it means. */
  readonly touchable: number;
}

const MARGIN = 14;

export class Camera {
  /** Size of the window onto the board, in pixels. */
  width = $state(0);
  height = $state(0);
  /** How much of it something above the board covers, from the top: nothing is shown there. */
  top = $state(0);
  /** The middle of what is seen. */
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** Somebody moved it: it no longer follows the game by itself. */
  moved = $state(false);
  /** Somebody wants to see everything, however small. */
  whole = $state(false);
  /** It is being moved right now, so it must not glide. */
  held = $state(false);
  readonly #limits: Limits;
  element: Element | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.scale = limits.comfortable;
  }

  get transform(): string {
    const dx = this.width / 2 - this.x * this.scale;
    const dy = this.#middle - this.y * this.scale;
    return `translate(${dx}px, ${dy}px) scale(${this.scale})`;
  }

  /** The height on the screen of what is in the middle. */
  get #middle(): number {
    return this.top + this.#free / 2;
  }

  /** How high the part is that nothing covers. */
  get #free(): number {
    return this.height - this.top;
  }

  /** The place on the board under a place on the screen. */
  point(clientX: number, clientY: number): Point {
    const frame = this.element?.getBoundingClientRect();
    return {
      x: this.x + (clientX - (frame?.left ?? 0) - this.width / 2) / this.scale,
      y: this.y + (clientY - (frame?.top ?? 0) - this.#middle) / this.scale,
    };
  }

  /** Whether a place on the screen lies on the board at all. */
  covers(clientX: number, clientY: number): boolean {
    const frame = this.element?.getBoundingClientRect();
    if (!frame) return false;
    const across = clientX >= frame.left && clientX <= frame.right;
    return across && clientY >= frame.top && clientY <= frame.bottom;
  }

  /** Whether a finger can tell the places apart. */
  get touchable(): boolean {
    return this.scale >= this.#limits.touchable;
  }

  /** Shows all of a box, or, where that would be too small, the part around `focus`. */
  fit(box: Box, focus: Point | null): void {
    if (this.width === 0 || this.height === 0) return;
    const across = box.right - box.left;
    const down = box.bottom - box.top;
    const fitted = Math.min(
      (this.width - 2 * MARGIN) / across,
      (this.#free - 2 * MARGIN) / down,
      this.#limits.most,
    );
    this.scale = Math.max(fitted, this.whole ? this.#limits.least : this.#limits.comfortable);
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    this.x = this.#along(focus?.x ?? middle.x, box.left, box.right, this.width);
    this.y = this.#along(focus?.y ?? middle.y, box.top, box.bottom, this.#free);
  }

  /** The middle along one axis: as near to `wanted` as can be without showing bare wood. */
  #along(wanted: number, low: number, high: number, pixels: number): number {
    const half = (pixels - 2 * MARGIN) / this.scale / 2;
    if (high - low <= 2 * half) return (low + high) / 2;
    return Math.min(Math.max(wanted, low + half), high - half);
  }

  /** Moves just so far that a place is seen, and so much around it. */
  reveal({ x, y }: Point, around: number | Point): void {
    const half = { x: this.width / this.scale / 2, y: this.#free / this.scale / 2 };
    if (half.x === 0 || half.y === 0) return;
    const room = typeof around === 'number' ? { x: around, y: around } : around;
    this.x = Math.min(Math.max(this.x, x + room.x - half.x), x - room.x + half.x);
    this.y = Math.min(Math.max(this.y, y + room.y - half.y), y - room.y + half.y);
  }

  /** Follows the game again, or shows everything: whichever it does not do now. */
  toggleWhole(): void {
    this.whole = this.moved || !this.whole;
    this.moved = false;
  }

  /** Goes so near to a place that a finger can point there. */
  approach({ x, y }: Point): void {
    this.#take();
    this.scale = Math.max(this.#limits.comfortable, this.#limits.touchable);
    this.x = x;
    this.y = y;
  }

  #take(): void {
    this.moved = true;
    this.whole = false;
  }

  panBy(dx: number, dy: number): void {
    this.#take();
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
  }

  /** Grows or shrinks around a place on the board, which stays where it is on the screen. */
  zoomBy(factor: number, around: Point = { x: this.x, y: this.y }): void {
    const { least, most } = this.#limits;
    const scale = Math.min(Math.max(this.scale * factor, least), most * 1.5);
    const share = this.scale / scale;
    this.x = around.x + (this.x - around.x) * share;
    this.y = around.y + (this.y - around.y) * share;
    this.scale = scale;
    this.#take();
  }
}
