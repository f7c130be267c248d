import { html, svg, nothing, type TemplateResult } from 'lit';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { hand, smallBox, smallFace } from '../shared/clock/dial.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { getPoint } from '../shared/clock/dial-drag.js';
import { HandDrag } from '../shared/clock/hand-drag.js';
import { checked } from '../shared/controls/checked-directive.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { dataTable } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { LivePlot } from '../shared/plot/live-plot.js';
import type { PlotSpec } from '../shared/plot/plot.js';
import { linear, roundTicks } from '../shared/plot/scale.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import {
  errorsAlongContext,
  getCost,
  getHands,
  getInputs,
  getStageCosts,
  scoresAlongContext,
  type CastSettings,
  type Cost,
  type Hand,
  type Scores,
} from './data.js';
import { describeHand, errorSize, getDescription, getStageName, getVerdict, percent } from './description.js';
import { parameters } from './manifest.js';
import { castStyles } from './styles.js';
import { hasStage, offsetRange, offsetScale, offsetTicks, stages } from './view.js';
import type { Stage } from './view.js';

/** Arrow-key steps across the plot. They are even on its axis, not in offsets. */
const steps = 96;

export class PeCast extends figureWith(parameters) {
  static override styles = [plotStyles, dialStyles, castStyles];
  protected override readonly topic = 'cast';

  readonly #plot = new LivePlot(this);
  readonly #scores = new Memo<Scores>(stages.length);
  readonly #points = new Memo<PlotSpec['marks']>();
  readonly #cost = new Memo<Cost>();
  #drag: HandDrag | undefined;

  get #settings(): CastSettings {
    const { kind, rounded = stages, format, head, distance, draws, seed } = this.values;
    return { kind, rounded, format, dimensions: head, base: this.readerState.base, distance, draws, seed };
  }

  get #along(): Scores {
    const settings = this.#settings;
    return this.#scores.get(getInputs(settings), () => scoresAlongContext(core(), settings));
  }

  get #here(): Cost {
    const [settings, offset] = [this.#settings, this.values.offset];
    return this.#cost.get([...getInputs(settings), offset], () => getCost(core(), settings, offset));
  }

  get #hands(): readonly Hand[] {
    return getHands(core(), this.#settings, this.values.offset);
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    return html`
      ${this.#dials()} ${this.#plot.render(this.#spec())}
      <p class="verdict reserve" ${announceAtRest()}>${getVerdict(t, this.#along, this.#here)}</p>
    `;
  }

  /** Hands of the query: where they should be, pale, and where they are. Dragging one moves the position. */
  #dials(): TemplateResult {
    const { t } = this;
    const { x, y, width, height } = smallBox;
    const hands = this.#hands;
    const pairs = this.#settings.dimensions / 2;
    const label = hands.map((shown) => `${t('cast.pair', { pair: shown.pair })}: ${describeHand(t, shown)}`);
    const dial = ({ pair, exact, cast }: Hand): TemplateResult => {
      const colour = handColour(pair, pairs);
      return html`<svg
        viewBox="${x} ${y} ${width} ${height}"
        data-pair=${pair}
        @pointerdown=${(event: PointerEvent) => this.#grab(event, pair)}
        @pointermove=${(event: PointerEvent) => this.#turn(event)}
        @pointerup=${() => (this.#drag = undefined)}
        @pointercancel=${() => (this.#drag = undefined)}
      >
        ${smallFace()}
        <g class="exact">${hand({ angle: exact, colour, length: 92, width: 26 })}</g>
        ${Number.isFinite(cast) ? hand({ angle: cast, colour, length: 92, width: 10 }) : nothing}
        ${svg`<circle class="hub" r="6"></circle>`}
      </svg>`;
    };
    return html`<div class="hands" role="img" aria-label=${`${t('cast.hands')}: ${label.join('; ')}`}>
      ${hands.map(dial)}
    </div>`;
  }

  #grab(event: PointerEvent, pair: number): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const dial = event.currentTarget as SVGSVGElement;
    const { dimensions, base } = this.#settings;
    dial.setPointerCapture(event.pointerId);
    const { angle } = getPoint(event, dial).point;
    this.#drag = new HandDrag(this.values.offset, base ** ((-2 * pair) / dimensions), angle, offsetRange);
  }

  #turn(event: PointerEvent): void {
    if (!this.#drag) return;
    const { angle } = getPoint(event, event.currentTarget as SVGSVGElement).point;
    this.offset = Math.round(this.#drag.moveTo(angle));
  }

  #spec(): PlotSpec {
    const { t } = this;
    const along = this.#along;
    const { offsets, scores, exact } = along;
    const { offset } = this.values;
    const reached = scores.filter(Number.isFinite);
    const [min, max] = [
      Math.floor(10 * Math.min(0, exact, ...reached)) / 10,
      Math.ceil(10 * Math.max(0, exact, ...reached)) / 10,
    ];
    const marks = this.#points.get([along, t], () => [
      { type: 'rule', y: exact, color: 'var(--ink-soft)', dash: [5, 4], width: 1.5 },
      { type: 'text', x: 0, y: exact, text: t('cast.exact'), place: 'above right' },
      { type: 'line', points: offsets.map((x, index) => ({ x, y: scores[index]! })) },
    ]);
    return {
      label: t('figure.plot', { x: t('cast.offset'), y: t('cast.score') }),
      x: { scale: offsetScale, ticks: offsetTicks, title: t('cast.offset') },
      y: { scale: linear(min, max), ticks: roundTicks(min, max, 4), title: t('cast.score') },
      marks,
      reader: {
        x: offset,
        label: t('cast.offset'),
        text: formatNumber(offset),
        shown: formatNumber(offset),
        move: (x) => (this.offset = x),
        keyed(key) {
          const place = keyedPlace(key, Math.round(steps * offsetScale.at(offset)), steps, 8);
          return place === undefined ? undefined : offsetScale.invert(place / steps);
        },
      },
    };
  }

  /** Six switches, named by the format. */
  protected override primaryControls(): TemplateResult {
    const { t } = this;
    const { kind, rounded, format } = this.#settings;
    const turn = (stage: Stage): void =>
      void (this.rounded = stages.filter((one) => rounded.includes(one) !== (one === stage)));
    return html`<fieldset class="choice">
      <legend>${format}</legend>
      <form class="options" method="dialog" role="none">
        ${stages.map(
          (stage) =>
            html`<label
              ><input
                type="checkbox"
                ?checked=${checked(rounded.includes(stage) && hasStage(kind, stage))}
                ?disabled=${!hasStage(kind, stage)}
                @change=${() => turn(stage)}
              /><span>${getStageName(t, kind, stage)}</span></label
            >`,
        )}
      </form>
    </fieldset>`;
  }

  protected override secondaryControls(): TemplateResult {
    return html`
      <p class="reading">${getDescription(this.t, this.#settings, this.#along, this.#here, this.values.offset)}</p>
      <div class="line">${this.control('format')} ${this.control('kind')}</div>
      <div class="line columns-of-fields">${this.control('offset')} ${this.control('distance')}</div>
      <div class="line columns-of-fields">${this.control('head')} ${this.control('base')}</div>
      <div class="line columns-of-fields">${this.control('draws')} ${this.control('seed')}</div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const settings = this.#settings;
    const { kind, rounded, format } = settings;
    return html`${dataTable(this.#hands, [
      [t('cast.hands'), ({ pair }) => t('cast.pair', { pair })],
      [t('cast.error'), (shown) => describeHand(t, shown)],
    ])}
    ${dataTable(getStageCosts(core(), settings, this.values.offset), [
      [t('cast.station'), ([stage]) => getStageName(t, kind, stage)],
      [t('cast.format'), ([stage]) => (rounded.includes(stage) ? format : t('cast.exact'))],
      [t('cast.alone'), ([, cost]) => percent(t, cost)],
    ])}
    ${dataTable(errorsAlongContext(core(), settings), [
      [t('cast.offset'), ({ offset }) => formatNumber(offset)],
      [t('cast.score'), ({ score }) => (Number.isFinite(score) ? fixed(score, 4) : t('cast.noScore'))],
      [t('cast.mean', { draws: settings.draws }), ({ mean }) => errorSize(t, mean)],
      [t('cast.largest'), ({ largest }) => errorSize(t, largest)],
      [t('cast.share'), ({ relative }) => percent(t, relative)],
    ])}`;
  }
}
