import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { ChartCanvas } from '../shared/charts/chart-canvas.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { handStyles } from '../shared/clock/hand-styles.js';
import { choice } from '../shared/controls/choice.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { errorPlot } from './chart.js';
import {
  errorsAlongContext,
  atOffset,
  hasStage,
  getParts,
  type ContextErrors,
  type CastSettings,
  type OffsetResults,
} from './data.js';
import { ground, line } from './drawing.js';
import { parameters } from './manifest.js';
import { stagesPanel } from './panel.js';
import { hands, legend, offsetMark, plotLabels } from './plot.js';
import { getDescription, errorSize, percent, getStageName } from './description.js';
import { panelStyles } from './panel-styles.js';
import { castStyles } from './styles.js';
import { toX, maxOffset, formats, offsetAt, stages, type Format, type Kind, type Stage } from './view.js';
import { dataTable } from '../shared/data-table.js';
import { formatNumber } from '../shared/reader/format.js';

/** Arrow-key steps across the plot. */
const steps = 96;

export class PeCast extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    plotStyles,
    dialStyles,
    handStyles,

    panelStyles,
    castStyles,
  ];

  @property(parameters.positions) positions?: Format;
  @property(parameters.frequencies) frequencies?: Format;
  @property(parameters.angles) angles?: Format;
  @property(parameters.waves) waves?: Format;
  @property(parameters.products) products?: Format;
  @property(parameters.rotated) rotated?: Format;
  @property(parameters.kind) kind?: Kind;
  @property(parameters.offset) offset?: number;
  @property(parameters.distance) distance?: number;
  @property(parameters.head) head?: number;
  @property(parameters.draws) draws?: number;
  @property(parameters.seed) seed?: number;

  readonly #canvas = new ChartCanvas(this);
  // One entry per format, for comparing all formats of one stage.
  readonly #along = new Memo<ContextErrors>(formats.length);
  readonly #here = new Memo<OffsetResults>(formats.length);
  readonly #drag = new PlotDrag((fraction) => (this.offset = offsetAt(fraction)));

  get #settings(): CastSettings {
    const keptAt = (station: Stage): [Stage, Format] => [station, this[station] ?? parameters[station].defaultValue];
    return {
      kind: this.kind ?? parameters.kind.defaultValue,
      stageFormats: Object.fromEntries(stages.map(keptAt)) as Record<Stage, Format>,
      dimensions: this.head ?? parameters.head.defaultValue,
      base: this.readerState.base,
      distance: this.distance ?? parameters.distance.defaultValue,
      draws: this.draws ?? parameters.draws.defaultValue,
      seed: this.seed ?? parameters.seed.defaultValue,
    };
  }

  get #offset(): number {
    return this.offset ?? parameters.offset.defaultValue;
  }

  #alongOf(settings: CastSettings): ContextErrors {
    return this.#along.get(getParts(settings), () => errorsAlongContext(core(), settings));
  }

  #hereOf(settings: CastSettings): OffsetResults {
    const offset = this.#offset;
    return this.#here.get([...getParts(settings), offset], () => atOffset(core(), settings, offset));
  }

  protected name(): string {
    return this.t('cast.name');
  }

  protected instruction(): string {
    return this.t('cast.instruction');
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const settings = this.#settings;
    const [along, here, offset] = [this.#alongOf(settings), this.#hereOf(settings), this.#offset];
    const description = getDescription(t, settings, along, here, offset);
    const drag = this.#drag;
    return html`
      ${this.controls === 'none' ? nothing : html`<div class="controls">${this.#allStages()}</div>`}
      ${stagesPanel(t, settings, here, (station, format) => (this[station] = format))}
      <p class="soft small">${t('cast.note')}</p>
      <div class="answers">
        ${hands(t, here)}
        <div class="along">
          <div class="plot">
            <div class="box" @pointerdown=${drag} @pointermove=${drag} @pointerup=${drag} @pointercancel=${drag}>
              ${ground(along)} ${plotLabels(t, along)}
              <div class="canvas" aria-hidden="true"><canvas></canvas></div>
              <div role="img" aria-label=${describePlot(t, 'cast.offset', 'cast.error')}>
                ${this.#canvas.ready ? '' : line(along)}
              </div>
              ${offsetMark(t, offset, maxOffset, (event) => this.#key(event))}
            </div>
          </div>
          ${legend(t, settings)}
        </div>
      </div>
      <p class="reading" ${announceAtRest()}>${description}</p>
    `;
  }

  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  /** Sets all stages at once; nothing is selected if they differ. */
  #allStages(): TemplateResult {
    const { stageFormats, kind } = this.#settings;
    const passed = stages.filter((station) => hasStage(kind, station));
    const [first] = passed;
    const all = passed.every((station) => stageFormats[station] === stageFormats[first!])
      ? stageFormats[first!]
      : undefined;
    const options = formats.map((value) => ({ value, label: value === 'exact' ? this.t('cast.exact') : value }));
    return html`<div class="line">
      ${choice<Format | undefined>('all', this.t('cast.all'), options, all, (format) => this.#setAll(format))}
    </div>`;
  }

  #setAll(format: Format | undefined): void {
    if (format) for (const station of stages) this[station] = format;
  }

  protected override secondaryControls(): TemplateResult {
    return html`
      <div class="line">${this.control('kind')}</div>
      <div class="line columns-of-fields">${this.control('offset')} ${this.control('distance')}</div>
      <div class="line columns-of-fields">${this.control('head')} ${this.control('base')}</div>
      <div class="line columns-of-fields">${this.control('draws')} ${this.control('seed')}</div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const settings = this.#settings;
    const { kind, stageFormats } = settings;
    const { stageCosts } = this.#hereOf(settings);
    const { offsets, means, largest, relativeErrors } = this.#alongOf(settings);
    return html`${dataTable(
      stages.filter((station) => hasStage(kind, station)),
      [
        [t('cast.station'), (station) => getStageName(t, kind, station)],
        [t('cast.format'), (station) => (stageFormats[station] === 'exact' ? t('cast.exact') : stageFormats[station])],
        [t('cast.alone'), (station) => percent(t, stageCosts[station])],
      ],
    )}
    ${dataTable(offsets, [
      [t('cast.offset'), (offset) => formatNumber(offset)],
      [t('cast.error'), (_, place) => errorSize(t, means[place]!)],
      [t('cast.largest'), (_, place) => errorSize(t, largest[place]!)],
      [t('cast.share'), (_, place) => percent(t, relativeErrors[place]!)],
    ])}`;
  }

  /** Steps are even on the plot's axis, not in offsets. */
  #key(event: KeyboardEvent): void {
    const place = Math.round((steps * toX(this.#offset)) / 100);
    const next = keyedPlace(ownKey(event), place, steps, 8);
    if (next === undefined) return;
    event.preventDefault();
    this.offset = offsetAt(next / steps);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const along = this.#alongOf(this.#settings);
    this.#canvas.draw([along], (colours) => errorPlot(along, colours));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-cast': PeCast;
  }
}
