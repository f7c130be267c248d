import { html, nothing, svg, type TemplateResult } from 'lit';
import { getCells, outline } from './cells.js';
import type { Matrix, Spot } from './matrices.js';
import type { Lit } from './explanations/origin.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** A matrix of an open block. */
export interface MatrixView {
  readonly matrix: Matrix;
  /** The object and key that its rendered cells are cached by. */
  readonly of: object;
  readonly key: string;
  readonly name: string;
  readonly sign: string;
  /** The shape in PyTorch's notation if shapes are shown; otherwise empty. */
  readonly shape: string;
  /** The names of its rows, and of its columns if they have names. */
  readonly rowNames: readonly string[];
  readonly columnNames: readonly string[];
  /** The selected cell, if it is in this matrix. */
  readonly spot: Spot | undefined;
  readonly lit: readonly Lit[];
  /** Accessible text of the selected value. */
  readonly valueText: string;
  readonly gestures: MatrixGestures;
}

/** Pointer and key handlers of a matrix. */
export interface MatrixGestures {
  /** Presses and horizontal swipes. */
  readonly drag: { handleEvent(event: PointerEvent): void };
  readonly hover: (event: PointerEvent) => void;
  readonly leave: () => void;
  readonly focus: () => void;
  readonly key: (event: KeyboardEvent) => void;
}

/** The cell shape: narrow if there are many columns, square if there are few. */
function getKind({ columns, columnsAre }: Matrix): string {
  if (columnsAre !== 'numbers') return columnsAre;
  return columns > 8 ? 'long' : 'short';
}

export function matrixView(view: MatrixView): TemplateResult {
  const { matrix, name, shape, sign, rowNames, columnNames, spot, lit, valueText, gestures } = view;
  const { rows, columns } = matrix;
  const { drag } = gestures;
  return html`
    <div
      class=${`step ${getKind(matrix)}`}
      ?data-shaped=${shape !== ''}
      style=${inlineStyle(`--rows: ${rows}; --columns: ${columns}`)}
    >
      <span class="sign soft" aria-hidden="true">${sign}</span>
      <div class="matrix">
        <p class="name soft tiny">${name} ${shape === '' ? nothing : html`<span class="shape">${shape}</span>`}</p>
        <div class="row-names soft tiny" aria-hidden="true">
          ${rowNames.map((row, at) => html`<span ?data-lit=${spot?.row === at || lit.some((part) => part.row === at)}>${row}</span>`)}
        </div>
        <div class="column-names soft" aria-hidden="true">
          ${columnNames.map((column, at) => html`<span ?data-lit=${spot?.column === at}>${column}</span>`)}
        </div>
        <div
          class="cells"
          role="slider"
          tabindex="0"
          aria-label=${name}
          aria-valuemin="0"
          aria-valuemax=${rows * columns - 1}
          aria-valuenow=${spot ? spot.row * columns + spot.column : 0}
          aria-valuetext=${spot ? valueText : name}
          @pointerdown=${drag}
          @pointermove=${(event: PointerEvent) => {
            drag.handleEvent(event);
            gestures.hover(event);
          }}
          @pointerup=${drag}
          @pointercancel=${drag}
          @pointerleave=${gestures.leave}
          @focus=${gestures.focus}
          @keydown=${gestures.key}
        >
          <svg viewBox=${`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
            ${getCells(view.of, view.key, matrix)} ${svg`<path class="frame" d=${outline(matrix)}></path>`}
            ${svg`<path class="lit" d=${lit.map(({ row, column }) => outline(matrix, row, column)).join('')}></path>`}
            ${svg`<path class="spot" d=${spot ? outline(matrix, spot.row, spot.column) : ''}></path>`}
          </svg>
        </div>
      </div>
    </div>
  `;
}

/** The cell that a key moves to; undefined for other keys. */
export function keyedSpot(key: string, { rows, columns }: Matrix, spot: Spot): Spot | undefined {
  const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    Home: [0, -columns],
    End: [0, columns],
    PageUp: [-rows, 0],
    PageDown: [rows, 0],
  };
  const step = steps[key];
  if (!step) return undefined;
  const within = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place));
  return { ...spot, row: within(spot.row + step[0], rows), column: within(spot.column + step[1], columns) };
}
