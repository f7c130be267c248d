import { html, nothing, type TemplateResult } from 'lit';
import { plotDrag } from '../charts/plot-drag.js';
import { onKey } from '../controls/slider-keys.js';
import { inlineStyle } from '../platform/inline-style.js';
import type { Scale } from './scale.js';

/** The reader's position on the x axis, which a pointer and keys move. */
export interface Reader {
  readonly x: number;
  /** The name of the slider, and its position in words. */
  readonly label: string;
  readonly text: string;
  /** What stands above the line; without it the line has a knob. */
  readonly shown?: unknown;
  /** Dots where the line meets others. */
  readonly dots?: readonly { readonly y: number; readonly color: string }[];
  /** The ends of the slider; without them those of the axis. */
  readonly min?: number;
  readonly max?: number;
  /** Whether a mouse points without being pressed. */
  readonly hovers?: boolean;
  readonly move: (x: number) => void;
  /** The position to which a key leads. */
  readonly keyed: (key: string) => number | undefined;
}

/** A slider over the box of a plot, or of several plots over one another. Beyond the ends it stands at the edge, without a line. */
export function readerMark(scale: Scale, height: Scale, reader: Reader): TemplateResult {
  const { x, label, text, shown, dots = [], hovers, move } = reader;
  const min = reader.min ?? scale.min;
  const max = reader.max ?? scale.max;
  const within = Math.min(scale.max, Math.max(scale.min, x));
  return html`<div class="pointing" ${plotDrag((fraction) => move(scale.invert(fraction)), { hovers })}>
    <div
      class=${x === within ? 'reader' : 'reader outside'}
      style=${inlineStyle(`--at: ${(100 * scale.at(within)).toFixed(3)}%`)}
      role="slider"
      tabindex="0"
      aria-label=${label}
      aria-valuemin=${min}
      aria-valuemax=${max}
      aria-valuenow=${Math.min(max, Math.max(min, x))}
      aria-valuetext=${text}
      @keydown=${onKey(reader.keyed, move)}
    >
      ${shown === undefined ? html`<span class="knob" data-grip></span>` : html`<span class="number">${shown}</span>`}
      ${
        x === within
          ? dots.map(
              ({ y, color }) =>
                html`<span
                  class="value"
                  style=${inlineStyle(`top: ${(100 - 100 * height.at(y)).toFixed(2)}%; color: ${color}`)}
                ></span>`,
            )
          : nothing
      }
    </div>
  </div>`;
}
