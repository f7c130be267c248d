import { PlotDrag } from '../shared/charts/plot-drag.js';
import { ownKey } from '../shared/controls/slider-keys.js';
import { firstSpot, matricesIn, type Block } from './blocks.js';
import { getMatrix, type Matrix, type MatrixName, type Spot } from './matrices.js';
import { keyedSpot, type MatrixGestures } from './matrix-view.js';
import type { ForwardPass } from './model.js';

/** What the selected cell depends on. */
export interface Shown {
  readonly pass: ForwardPass | undefined;
  readonly block: Block;
  /** From 0. */
  readonly head: number;
}

/** The selected cell: the hovered one, or the one that was clicked. */
export class Spots {
  readonly #shown: () => Shown;
  readonly #changed: () => void;
  /** Stable across renders, because a drag outlives them. */
  readonly #gestures = new Map<MatrixName, MatrixGestures>();
  #chosen: Spot | undefined;
  #hovered: Spot | undefined;

  constructor(shown: () => Shown, changed: () => void) {
    this.#shown = shown;
    this.#changed = changed;
  }

  /** Hover takes precedence over the selection; without either, the block has a default. */
  in(pass: ForwardPass): Spot {
    const { block, head } = this.#shown();
    const names = new Set(matricesIn(block, pass).map(({ name }) => name));
    const spot = [this.#hovered, this.#chosen].find((some) => some && names.has(some.name));
    return spot ?? firstSpot(block, pass, head);
  }

  choose(spot: Spot | undefined): void {
    this.#chosen = spot;
    this.#hovered = undefined;
    this.#changed();
  }

  getGestures({ name }: Matrix): MatrixGestures {
    const known = this.#gestures.get(name);
    if (known) return known;
    const matrix = (): Matrix | undefined => {
      const { pass, head } = this.#shown();
      return pass && getMatrix(pass, name, head);
    };
    const gestures: MatrixGestures = {
      drag: new PlotDrag((fraction, down) => this.choose(spotAt(matrix(), fraction, down))),
      hover: (event) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
        const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
        this.#hover(spotAt(matrix(), (event.clientX - left) / width, (event.clientY - top) / height));
      },
      leave: () => this.#hover(undefined),
      focus: () => {
        const [shown, from] = [matrix(), this.#current];
        if (!shown || !from || from.name === name) return;
        this.choose({ name, row: Math.min(from.row, shown.rows - 1), column: 0 });
      },
      key: (event) => {
        const [shown, from] = [matrix(), this.#current];
        const to = shown && from?.name === name ? keyedSpot(ownKey(event), shown, from) : undefined;
        if (!to) return;
        event.preventDefault();
        this.choose(to);
      },
    };
    this.#gestures.set(name, gestures);
    return gestures;
  }

  get #current(): Spot | undefined {
    const { pass } = this.#shown();
    return pass && this.in(pass);
  }

  #hover(spot: Spot | undefined): void {
    const last = this.#hovered;
    if (spot?.name === last?.name && spot?.row === last?.row && spot?.column === last?.column) return;
    this.#hovered = spot;
    this.#changed();
  }
}

function spotAt(matrix: Matrix | undefined, fraction: number, down: number): Spot | undefined {
  if (!matrix) return undefined;
  const place = (at: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(at * count)));
  return { name: matrix.name, row: place(down, matrix.rows), column: place(fraction, matrix.columns) };
}
