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

/**
 * The pad's accessible name, and formatters for a point on it (fractions of width and height) in the reader's units.
 */
export interface PadTexts {
  readonly label: string;
  readonly x: (fraction: number) => string;
  readonly y: (fraction: number) => string;
  /** The text on an empty pad, if not the default. */
  readonly hint?: string;
}

const [smallStep, largeStep] = [0.02, 0.1];
/** The step of Page Up and Page Down, as a fraction of the width. */
const stride = 0.1;

/** Whether the pointer would scroll the page: touch and pen do, a mouse draws. */
const scrolls = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch' || pointerType === 'pen';

/**
 * A pad over a plot on which users draw the curve that they expect, by mouse, pen, touch or keys. Touch and pen scroll
 * the page until they have tapped the pad.
 * `surface` covers its positioned parent, `tools` are the buttons. The host renders both until the curve is committed,
 * with `sketchStyles`. The controller has all state, so any figure can have a pad.
 */
export class SketchPad implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #columns: number;
  readonly #drawn: () => void;
  #sketch: Sketch;
  #undone: Sketch[] = [];
  /**
   * The column of the keyboard cursor, and where it was when a key last changed the curve. One undo reverts all changes
   * in a column.
   */
  #column: number;
  #keyed: number | undefined;
  /** Touch scrolls the page until a tap on the pad. */
  #armed = false;
  /** True if the last pointer was touch or pen. */
  #scrolled = false;
  #stroke: { readonly pointer: number; readonly last: PadPoint } | undefined;

  /**
   * @param columns - The number of points of a curve; an odd number has a middle.
   *
   * @param drawn - Called whenever the user has changed the curve.
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

  /** The curve with its gaps interpolated, heights from 0 to 1; undefined while empty. */
  get heights(): readonly number[] | undefined {
    return bridged(this.#sketch);
  }

  /** Clears the pad, or sets an initial curve with a height per column. */
  restart(heights?: readonly number[]): void {
    this.#sketch = heights ?? emptySketch(this.#columns);
    this.#undone = [];
    this.#keyed = this.#stroke = undefined;
    this.#armed = false;
    this.#host.requestUpdate();
  }

  surface(t: Translate, texts: PadTexts): TemplateResult {
    const x = getPlace(this.#sketch, this.#column);
    const heights = this.heights;
    const y = heights?.[this.#column] ?? 0.5;
    const drawn = this.#sketch[this.#column] !== undefined;
    const place = { x: texts.x(x), y: texts.y(y) };
    return html`
      <div
        class=${this.#armed ? 'pad fill armed' : 'pad fill'}
        role="slider"
        tabindex="0"
        aria-label=${texts.label}
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
        ${heights ? sketchLines(this.#sketch, heights) : html`<p class="hint prose soft fill" aria-hidden="true"><span>${texts.hint ?? t('sketch.hint')}</span></p>`}
        <span class="tap soft" aria-hidden="true">${t('sketch.tap')}</span>
        <span
          class="cursor"
          style=${inlineStyle(`left: ${(100 * x).toFixed(2)}%; top: ${(100 * (1 - y)).toFixed(2)}%`)}
        ></span>
      </div>
    `;
  }

  /** Undo, clear and commit buttons. `commit` gets the whole curve. */
  tools(t: Translate, commit: (heights: readonly number[]) => void): TemplateResult {
    const { heights } = this;
    return html`
      <div class="sketch-tools cluster screen-only" role="group" aria-label=${t('sketch.pad')}>
        <button
          type="button"
          class="button"
          aria-disabled=${heights ? 'false' : 'true'}
          @click=${() => heights && commit(heights)}
        >
          ${t('sketch.commit')}
        </button>
        ${this.corrections(t)}
      </div>
      <p class="keys soft screen-only" id="sketch-keys">${t('sketch.keys')}</p>
    `;
  }

  /**
   * Undo and clear buttons, for a host with its own commit button. Includes the help text `sketch.keys` in
   * #sketch-keys.
   */
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
    // All points since the last frame, so that a fast stroke keeps its corners.
    const between = event.getCoalescedEvents();
    const pad = event.currentTarget as Element;
    for (const each of between.length > 0 ? between : [event]) this.#strokeTo(getPoint(each, pad));
  };

  readonly #release = (event: PointerEvent): void => {
    if (event.pointerId === this.#stroke?.pointer) this.#stroke = undefined;
  };

  /** Not every browser has `pointerType` on click events. */
  readonly #tap = (): void => {
    if (this.#scrolled) this.#arm(true);
  };

  /** Focus outside of the pad's buttons ends the drawing. */
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

  /** Left and right move the cursor, up and down draw; Ctrl or Command with Z undoes. */
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

/** The curve as drawn, with interpolated parts dashed. */
function sketchLines(sketch: Sketch, heights: readonly number[]): TemplateResult {
  return html`<svg class="sketch fill" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path class="bridge" d=${curvePath(heights)}></path>
    <path class="drawn" d=${curvePath(sketch)}></path>`}
  </svg>`;
}

/** Heights as a path in a box of 100 x 100, interrupted at gaps. A single column is a dot. */
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
  // Not `disabled`, because a focused button would lose focus.
  return html`<button
    type="button"
    class="text-button"
    aria-disabled=${enabled ? 'false' : 'true'}
    @click=${enabled ? act : nothing}
  >
    ${label}
  </button>`;
}

function getPoint(event: PointerEvent, pad = event.currentTarget as Element): PadPoint {
  const { left, top, width, height } = pad.getBoundingClientRect();
  const fraction = (value: number): number => Math.min(1, Math.max(0, value));
  return { x: fraction((event.clientX - left) / width), y: fraction(1 - (event.clientY - top) / height) };
}
