import { html, nothing, svg, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import {
  bridged,
  columnAt,
  emptySketch,
  getPlace,
  withHeight,
  withStroke,
  type PadPoint,
  type Sketch,
} from './sketch.js';
import type { Translate } from '../reader/messages.js';
import { inlineStyle } from '../platform/inline-style.js';

/** The name of a pad, and the words for a place on it: shares of its width and height in the reader's units. */
export interface PadTexts {
  readonly label: string;
  readonly x: (share: number) => string;
  readonly y: (share: number) => string;
  /** The text on an empty pad, if that is not to draw what is expected. */
  readonly hint?: string;
}

const [smallStep, largeStep] = [0.02, 0.1];
/** The step of Page Up and Page Down along the pad, as a share of its width. */
const stride = 0.1;

/** True if the pointer would scroll the page: fingers and pens do, a mouse draws at once. */
const scrolls = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch' || pointerType === 'pen';

/**
 * A pad over a plot on which a reader draws the curve that she expects: by mouse, pen or finger in any order, and by keys. Pens and
 * fingers scroll the page until they have tapped the pad.
 * `surface` covers its positioned parent, `tools` are the buttons; the host shows both until the curve is committed, and
 * styles them with `sketchStyles`. The state lives here, so a figure of any kind can have a pad.
 */
export class SketchPad implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #columns: number;
  readonly #drawn: () => void;
  #sketch: Sketch;
  #undone: Sketch[] = [];
  /** The column of the keys, and where it was when a key last changed the curve: one undo takes back all steps there. */
  #column: number;
  #keyed: number | undefined;
  /** A finger scrolls the page, across the pad as well, until a tap says that it is to draw. */
  #armed = false;
  /** True if a finger or a pen pressed last. */
  #scrolled = false;
  #stroke: { readonly pointer: number; readonly last: PadPoint } | undefined;

  /**
   * @param columns - How many heights a curve has: an odd number has a middle.
   * @param drawn - Called whenever the reader has changed the curve, for a host that follows it.
   */
  constructor(host: ReactiveControllerHost, columns: number, drawn = (): void => undefined) {
    this.#host = host;
    this.#columns = columns;
    this.#drawn = drawn;
    this.#column = Math.floor(columns / 2);
    this.#sketch = emptySketch(columns);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stroke = undefined;
  }

  /** The curve with its gaps bridged, heights from 0 to 1; undefined while nothing is drawn. */
  get heights(): readonly number[] | undefined {
    return bridged(this.#sketch);
  }

  /** A pad that has forgotten what was drawn: empty, or with a curve to begin with, a height for each column. */
  restart(heights?: readonly number[]): void {
    this.#sketch = heights ?? emptySketch(this.#columns);
    this.#undone = [];
    this.#keyed = this.#stroke = undefined;
    this.#armed = false;
    this.#host.requestUpdate();
  }

  surface(t: Translate, words: PadTexts): TemplateResult {
    const x = getPlace(this.#sketch, this.#column);
    const heights = this.heights;
    const y = heights?.[this.#column] ?? 0.5;
    const drawn = this.#sketch[this.#column] !== undefined;
    const place = { x: words.x(x), y: words.y(y) };
    return html`
      <div
        class=${this.#armed ? 'pad armed' : 'pad'}
        role="slider"
        tabindex="0"
        aria-label=${words.label}
        aria-roledescription=${t('sketch.pad')}
        aria-describedby="sketch-keys"
        aria-orientation="vertical"
        aria-valuemin="0"
        aria-valuemax="100"
        aria-valuenow=${Math.round(100 * y)}
        aria-valuetext=${t(drawn ? 'sketch.at' : 'sketch.gap', place)}
        @pointerdown=${this.#press}
        @pointermove=${this.#move}
        @pointerup=${this.#release}
        @pointercancel=${this.#release}
        @keydown=${this.#key}
        @click=${this.#tap}
        @focusout=${this.#leave}
      >
        ${heights ? sketchLines(this.#sketch, heights) : html`<p class="hint" aria-hidden="true"><span>${words.hint ?? t('sketch.hint')}</span></p>`}
        <span class="tap" aria-hidden="true">${t('sketch.tap')}</span>
        <span
          class="cursor"
          style=${inlineStyle(`left: ${(100 * x).toFixed(2)}%; top: ${(100 * (1 - y)).toFixed(2)}%`)}
        ></span>
      </div>
    `;
  }

  /** Undo, clear, and the button that ends the drawing: `commit` gets the whole curve. */
  tools(t: Translate, commit: (heights: readonly number[]) => void): TemplateResult {
    const { heights } = this;
    return html`
      <div class="sketch-tools" role="group" aria-label=${t('sketch.pad')}>
        <button
          type="button"
          class="commit"
          aria-disabled=${heights ? 'false' : 'true'}
          @click=${() => heights && commit(heights)}
        >
          ${t('sketch.commit')}
        </button>
        ${this.corrections(t)}
      </div>
      <p class="keys" id="sketch-keys">${t('sketch.keys')}</p>
    `;
  }

  /** Undo and clear alone, for a host that has a button of its own to end the drawing. It says \`sketch.keys\`, too, in #sketch-keys. */
  corrections(t: Translate): TemplateResult {
    return html`${tool(t('sketch.undo'), this.#undone.length > 0, () => this.#undo())}
    ${tool(t('sketch.clear'), this.heights !== undefined, () => this.#change(emptySketch(this.#columns)))}`;
  }

  #draw(sketch: Sketch): void {
    this.#sketch = sketch;
    this.#drawn();
  }

  #change(next: Sketch): void {
    this.#undone.push(this.#sketch);
    this.#draw(next);
    this.#keyed = undefined;
    this.#host.requestUpdate();
  }

  #undo(): void {
    this.#draw(this.#undone.pop() ?? this.#sketch);
    this.#keyed = undefined;
    this.#host.requestUpdate();
  }

  readonly #press = (event: PointerEvent): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#scrolled = scrolls(event);
    if (this.#scrolled && !this.#armed) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    const point = getPoint(event);
    this.#stroke = { pointer: event.pointerId, last: point };
    this.#change(this.#sketch);
    this.#strokeTo(point);
  };

  readonly #move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#stroke?.pointer) return;
    // All places since the last frame: a fast stroke keeps its corners.
    const between = event.getCoalescedEvents();
    const pad = event.currentTarget as Element;
    for (const each of between.length > 0 ? between : [event]) this.#strokeTo(getPoint(each, pad));
  };

  readonly #release = (event: PointerEvent): void => {
    if (event.pointerId === this.#stroke?.pointer) this.#stroke = undefined;
  };

  /** Not every browser says of a click what it was made with. */
  readonly #tap = (): void => {
    if (this.#scrolled) this.#arm(true);
  };

  /** The buttons of the pad do not end the drawing; what is not focusable, or lies elsewhere, does. */
  readonly #leave = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    const root = (currentTarget as Element).getRootNode();
    if (!(relatedTarget instanceof Node) || relatedTarget.getRootNode() !== root) this.#arm(false);
  };

  #arm(armed: boolean): void {
    if (armed === this.#armed) return;
    this.#armed = armed;
    this.#host.requestUpdate();
  }

  #strokeTo(point: PadPoint): void {
    if (!this.#stroke) return;
    this.#draw(withStroke(this.#sketch, this.#stroke.last, point));
    this.#column = columnAt(this.#sketch, point.x);
    this.#stroke = { ...this.#stroke, last: point };
    this.#host.requestUpdate();
  }

  /** Left and right go along the pad, up and down draw; Ctrl or Command with Z takes back. */
  readonly #key = (event: KeyboardEvent): void => {
    if (event.altKey) return;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() !== 'z') return;
    if (event.ctrlKey || event.metaKey) this.#undo();
    else if (!this.#along(event.key, event.shiftKey) && !this.#rise(event.key, event.shiftKey)) return;
    event.preventDefault();
    this.#host.requestUpdate();
  };

  #along(key: string, far: boolean): boolean {
    const last = this.#columns - 1;
    const wide = Math.round(stride * last);
    const step = far ? wide : 1;
    const columns: Readonly<Record<string, number>> = {
      ArrowLeft: this.#column - step,
      ArrowRight: this.#column + step,
      PageDown: this.#column - wide,
      PageUp: this.#column + wide,
      Home: 0,
      End: last,
    };
    const column = columns[key];
    if (column === undefined) return false;
    this.#column = Math.min(last, Math.max(0, column));
    return true;
  }

  #rise(key: string, far: boolean): boolean {
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    const height = this.heights?.[this.#column] ?? 0.5;
    const step = (far ? largeStep : smallStep) * (key === 'ArrowUp' ? 1 : -1);
    const next = withHeight(this.#sketch, this.#column, height + step);
    if (this.#keyed === this.#column) this.#draw(next);
    else this.#change(next);
    this.#keyed = this.#column;
    return true;
  }
}

/**
 * A line along the drawn points, and dashes where it is only bridged: nobody is told to have drawn what she did not.
 */
function sketchLines(sketch: Sketch, heights: readonly number[]): TemplateResult {
  return html`<svg class="sketch" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path class="bridge" d=${curvePath(heights)}></path>
    <path class="drawn" d=${curvePath(sketch)}></path>`}
  </svg>`;
}

/** Heights as a path in a box of 100 x 100, broken at the gaps; a column alone is a dot. */
export function curvePath(heights: Sketch): string {
  let [path, drawing] = ['', false];
  heights.forEach((height, column) => {
    if (height !== undefined) {
      const place = `${(100 * getPlace(heights, column)).toFixed(2)} ${(100 * (1 - height)).toFixed(2)}`;
      const alone = !drawing && heights[column + 1] === undefined;
      path += `${drawing ? 'L' : 'M'}${place}${alone ? 'h0' : ''}`;
    }
    drawing = height !== undefined;
  });
  return path;
}

function tool(label: string, enabled: boolean, act: () => void): TemplateResult {
  // Not `disabled`: a button that loses its use while it has the focus would lose the reader's place.
  return html`<button
    type="button"
    class="tool"
    aria-disabled=${enabled ? 'false' : 'true'}
    @click=${enabled ? act : nothing}
  >
    ${label}
  </button>`;
}

function getPoint(event: PointerEvent, pad = event.currentTarget as Element): PadPoint {
  const { left, top, width, height } = pad.getBoundingClientRect();
  const share = (value: number): number => Math.min(1, Math.max(0, value));
  return { x: share((event.clientX - left) / width), y: share(1 - (event.clientY - top) / height) };
}
