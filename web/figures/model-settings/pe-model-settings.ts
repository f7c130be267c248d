import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { seenArcsStyles } from '../shared/clock/seen-arcs-styles.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { dataTable } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { lengthRange } from '../shared/model-catalog/model-parameters.js';
import { pageModel, PageModelController } from '../shared/model-catalog/page-model.js';
import { readKnown, writeKnown, type Known, type Shown } from '../shared/model-catalog/selected-model.js';
import { usualLength } from '../shared/model-config/lengths.js';
import { plot } from '../shared/plot/plot.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { fixed, formatPercent, significant } from '../shared/reader/format.js';
import { nearest } from '../shared/reader/number-range.js';
import * as describe from './description.js';
import { parameters } from './manifest.js';
import { settingsPlot } from './plot.js';
import type { Program } from './programs.js';
import { rotaryClock, schemesFor, type Changes, type Scheme } from './setting.js';
import { modelSettingsStyles } from './styles.js';
import { TakeAway } from './take-away.js';
import { compare, type Comparison } from './view.js';

type Catalog = typeof import('../shared/model-catalog/known-model.js');
let catalog: Catalog | undefined;

export class PeModelSettings extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, plotStyles, seenArcsStyles, modelSettingsStyles];

  @property(parameters.model) model?: string | undefined;
  @property(parameters.config) config?: string | undefined;
  @property(parameters.length) length?: number | undefined;
  @property(parameters.scheme) scheme?: Scheme;
  @property(parameters.factor) factor?: number | undefined;
  @property(parameters.theta) theta?: number | undefined;
  @property(parameters.original) original?: number | undefined;
  @property(parameters.pair) pair?: number | undefined;
  @property(parameters.program) program?: Program;

  #prepared: Shown | undefined;
  /** Whether loading the list of models failed. */
  #isWithoutCatalog = false;
  readonly #fromCatalog = new Memo<Shown>();
  readonly #comparison = new Memo<Comparison | undefined>(2);
  readonly #takeAway = new TakeAway(() => this.requestUpdate());

  constructor() {
    super();
    new PageModelController(this);
  }

  /** For the build: preloads what pages load lazily. */
  static async ahead(): Promise<void> {
    catalog ??= await import('../shared/model-catalog/known-model.js');
  }

  /** For the build: the data of the first render. */
  static prepared(_: Core, { config, model }: Readonly<Record<string, string>>): string {
    return writeKnown(catalog!.getKnown(config, model));
  }

  get #isOwn(): boolean {
    return this.model !== undefined || this.config !== undefined;
  }

  /** The model of the page's clock, once the prerendered picture has been taken over; undefined without a clock. */
  get #ofPage(): typeof pageModel.model {
    return this.hasUpdated && !this.#isOwn ? pageModel.model : undefined;
  }

  /** The model that is shown; undefined while it loads, and after the clock has rejected a file. */
  get #given(): Shown | undefined {
    const ofPage = this.#ofPage;
    if (ofPage) return ofPage.known;
    const { config, model } = this;
    const reader = this.hasUpdated ? catalog : undefined;
    return reader ? this.#fromCatalog.get([config, model], () => reader.getKnown(config, model)) : this.#prepared;
  }

  get #known(): Known | undefined {
    const given = this.#given;
    return given && 'clock' in given ? given : undefined;
  }

  get #length(): number {
    return this.length ?? this.#ofPage?.length ?? nearest(lengthRange, usualLength(this.#known!.clock));
  }

  /** Another scheme starts with the factor of the file. */
  get #changes(): Changes {
    const { scheme, theta, original } = this;
    const factor = this.factor ?? rotaryClock(this.#known!.clock)?.spec.factor;
    return { scheme, factor, theta, original };
  }

  get #compared(): Comparison | undefined {
    const { clock } = this.#known!;
    const changes = this.#changes;
    const length = this.#length;
    const from = [clock, length, changes.scheme, changes.factor, changes.theta, changes.original];
    return this.#comparison.get(from, () => compare(core(), clock, changes, length));
  }

  /** The pair in words: the chosen one, or the first that meets new angles, else the slowest. */
  #described({ pairs, edit }: Comparison): number {
    const first = edit.numbers.unseen?.findIndex((share) => share > 0) ?? -1;
    return Math.min(this.pair ?? (first < 0 ? pairs : first), pairs - 1);
  }

  protected name(): string {
    return this.t('modelSettings.name');
  }

  protected instruction(): string {
    return this.t('modelSettings.instruction');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.#prepared ??= readKnown(this.getAttribute(preparedAttribute));
  }

  protected override firstUpdated(): void {
    this.requestUpdate();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!catalog && !this.#isWithoutCatalog && (this.#isOwn || !this.#given)) void this.#loadCatalog();
  }

  async #loadCatalog(): Promise<void> {
    try {
      await PeModelSettings.ahead();
    } catch (error) {
      console.error(error);
      this.#isWithoutCatalog = true;
    }
    this.requestUpdate();
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const given = this.#given;
    const known = this.#known;
    if (this.#isWithoutCatalog && !known)
      return html`<p class="refusal" role="status">${t('modelSettings.notLoaded')}</p>`;
    if (given && 'refusal' in given)
      return html`<p class="refusal" role="status">${t(given.refusal.key, given.refusal.values)}</p>`;
    if (!known) return html`<p class="about">${t('modelSettings.noModel')}</p>`;
    const compared = this.#compared;
    if (!compared)
      return html`<p class="verdict">${t('modelSettings.notRotary', { name: describe.nameOf(t, known) })}</p>`;
    return this.#workbench(known, compared);
  }

  #workbench(known: Known, compared: Comparison): TemplateResult {
    const { t } = this;
    const pair = this.#described(compared);
    const last = compared.pairs - 1;
    const words = describe.describePair(t, compared, pair);
    const cache = describe.memory(t, known, compared.length);
    const reader = {
      ...{ x: pair, min: 0, max: last, label: t('modelSettings.pair'), text: words },
      move: (x: number) => (this.pair = Math.min(last, Math.max(0, Math.round(x)))),
      keyed: (key: string) => keyedPlace(key, pair, last),
    };
    return html`
      <div ${announceAtRest()}>
        <p class="verdict">${describe.verdict(t, known, compared)}</p>
        <p class="about">${describe.aboutVerdict(t, known, compared)}</p>
      </div>
      ${this.#settings(compared)} ${plot(settingsPlot(t, compared, reader))}
      <p class="reading">${words}</p>
      ${this.#keys(compared)} ${cache ? html`<p class="memory">${cache}</p>` : nothing}
      ${
        this.controls === 'none'
          ? nothing
          : this.#takeAway.render(
              t,
              core(),
              compared.edit.setting,
              compared.length,
              this.program ?? parameters.program.defaultValue,
              this.control('program'),
            )
      }
    `;
  }

  /** Scheme and factor, which readers change first, and the factor that is enough. */
  #settings({ edit, enough }: Comparison): TemplateResult | typeof nothing {
    if (this.controls === 'none') return nothing;
    const { t } = this;
    const { setting } = edit;
    const options = schemesFor(rotaryClock(setting.model)!).map((value) => ({
      value,
      label: t(`modelSettings.scheme.${value}`),
    }));
    return html`<div class="controls">
        <div class="line">${this.control('scheme', { options })}</div>
        <div class="line">${this.control('factor', { value: setting.factor, inert: !setting.hasFactor })}</div>
      </div>
      ${this.#offer(setting.hasFactor, setting.factor, enough)}`;
  }

  #offer(hasFactor: boolean, factor: number, enough: number | undefined): TemplateResult {
    const { t } = this;
    if (enough === undefined)
      return html`<p class="offer about">
        ${t(hasFactor ? 'modelSettings.noFactor' : 'modelSettings.withoutFactor')}
      </p>`;
    return html`<p class="offer about">
      ${t('modelSettings.enough', { factor: significant(enough) })}
      <button
        type="button"
        class="text-button"
        ?disabled=${Math.abs(factor - enough) < 1e-4 * enough}
        @click=${() => (this.factor = enough)}
      >
        ${t('modelSettings.takeFactor')}
      </button>
    </p>`;
  }

  /** The keys that the edit changes. */
  #keys({ keys }: Comparison): TemplateResult | typeof nothing {
    if (keys.length === 0) return nothing;
    const { t } = this;
    return html`<p class="about">${t('modelSettings.keys')}</p>
      <ul class="changes">
        ${keys.map(
          ({ key, file, edit }) =>
            html`<li>
              <code>${key}</code>: <del>${describe.valueText(t, file)}</del> →
              <b>${describe.valueText(t, edit)}</b>
            </li>`,
        )}
      </ul>`;
  }

  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected override secondaryControls(): TemplateResult | typeof nothing {
    const setting = this.#known && this.#compared?.edit.setting;
    if (!setting) return nothing;
    return html`<div class="line">${this.control('length', { value: this.#length })}</div>
      <div class="line columns-of-fields">
        ${this.control('theta', { value: setting.theta })} ${this.control('original', { value: setting.original })}
      </div>`;
  }

  /** Both settings pair by pair. */
  protected renderTable(): TemplateResult {
    const compared = this.#known && this.#compared;
    if (!compared) return html``;
    const { t } = this;
    const { pairs, file, edit } = compared;
    const [before, after] = [file.numbers.wavelengths, edit.numbers.wavelengths];
    const share = (unseen: Float64Array | undefined, pair: number): string => formatPercent(unseen?.[pair] ?? 0, 1);
    return dataTable(Array(pairs).keys(), [
      [t('modelSettings.pair'), (pair) => pair],
      [t('modelSettings.wavelengthInFile'), (pair) => significant(before[pair]!)],
      [t('modelSettings.wavelengthEdited'), (pair) => significant(after[pair]!)],
      [
        t('modelSettings.ratio'),
        (pair) => (Number.isFinite(after[pair]!) ? fixed(after[pair]! / before[pair]!, 4) : ''),
      ],
      [t('modelSettings.newInFile'), (pair) => share(file.numbers.unseen, pair)],
      [t('modelSettings.newEdited'), (pair) => share(edit.numbers.unseen, pair)],
    ]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-model-settings': PeModelSettings;
  }
}
