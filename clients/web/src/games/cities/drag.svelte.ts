/** How far a finger may move and still tap. */
const SLACK = 8;

/** Something large that is moved about under a window. What was dragged is not tapped as well. */
export class Drag {
  /** How far it has been moved, in pixels. */
  moved = $state({ x: 0, y: 0 });
  dragging = $state(false);
  #grip: { id: number; x: number; y: number; fromX: number; fromY: number } | null = null;
  #justNow = false;
  readonly #zoom: () => number;

  constructor(zoom: () => number) {
    this.#zoom = zoom;
  }

  /** Puts it back into the middle. */
  reset(): void {
    this.moved = { x: 0, y: 0 };
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.#justNow = false;
    const { x: fromX, y: fromY } = this.moved;
    this.#grip = { id: event.pointerId, x: event.clientX, y: event.clientY, fromX, fromY };
  };

  move = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    const grip = this.#grip;
    if (grip === null || event.pointerId !== grip.id) return;
    const window = event.currentTarget;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!this.dragging && Math.hypot(dx, dy) < SLACK) return;
    if (!this.dragging) {
      this.dragging = true;
      window.setPointerCapture(grip.id);
    }
    const within = (value: number, side: number): number => {
      const most = (side * this.#zoom()) / 2;
      return Math.max(-most, Math.min(most, value));
    };
    this.moved = { x: within(grip.fromX + dx, window.clientWidth), y: within(grip.fromY + dy, window.clientHeight) };
  };

  up = (): void => {
    this.#justNow = this.dragging;
    this.dragging = false;
    this.#grip = null;
  };

  swallow = (event: MouseEvent): void => {
    if (this.#justNow) event.stopPropagation();
    this.#justNow = false;
  };
}
