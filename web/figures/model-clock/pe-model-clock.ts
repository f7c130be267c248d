import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { seenArcsStyles } from '../shared/clock/seen-arcs-styles.js';
import { rowStyles } from '../shared/controls/row-styles.js';
import { keyedPlace, keyedStep, ownKey } from '../shared/controls/slider-keys.js';
import type { Core } from '../../core/core.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { nearest } from '../shared/reader/number-range.js';
import { CodePanel } from './code-panel.js';
import type { Brought } from './source/config-reader.js';
import { dials } from './dials.js';
import { facts } from './facts.js';
import { readKnown, writeKnown, type Known, type Shown } from './selected-model.js';
import { layerStrip } from './layers.js';
import { loadTools, tools } from './lazy-config-tools.js';
import { parameters } from './manifest.js';
import { otherOf, otherPicture, type Other } from './other-schemes.js';
import { otherStyles } from './other-styles.js';
import { picker, provenance } from './picker.js';
import { lengthPlot, unseenPlot } from './plot.js';
import { pairDescription, getDescription } from './description.js';
import { alarms, notes, warnings } from './notes.js';
import { getClock, shownClock, usualLength, type ShownClock } from './view-model.js';
import { factStyles } from '../shared/styles/primitives.js';
import type { Sentence } from '../shared/model-config/model-clock.js';
import { SourcePanel } from './source/source-panel.js';
import { modelClockStyles } from './styles.js';
import { sourceStyles } from './source-styles.js';
import { lengthRange, positionsAt, scaleFor, type Scale, type Sort } from './view.js';
import { wavelengthStyles } from './wavelength-styles.js';

export class PeModelClock extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    factStyles,
    plotStyles,
    dialStyles,
    rowStyles,
    seenArcsStyles,
    sourceStyles,
    modelClockStyles,
    wavelengthStyles,
    otherStyles,
  ];

  @property(parameters.model) model?: string | undefined;
  @property(parameters.config) config?: string | undefined;
  @property(parameters.length) length?: number | undefined;
  @property(parameters.layers) layers?: Sort;
  @property(parameters.pair) pair?: number | undefined;

  /** The text in the search field for models. */
  @state() private sought = '';

  #brought: Brought | undefined;
  #shownLast: Shown | undefined;
  /** Whether this update rejects a file, which also removes the previous one from the URL. */
  #isRefusing = false;
  /** Whether loading the config parser and the list of models failed. */
  #isWithoutTools = false;
  readonly #fromTools = new Memo<Shown>();
  readonly #clock = new Memo<ShownClock | undefined>();
  readonly #other = new Memo<Other>();
  readonly #panel = new SourcePanel({
    text: () => this.#known?.text ?? '',
    accept: (brought) => this.#accept(brought),
    refuse: () => this.#refuse(),
    redraw: () => this.requestUpdate(),
  });
  readonly #code = new CodePanel(() => this.requestUpdate());
  readonly #pull = new PlotDrag((_, fraction) => this.#lengthen(positionsAt(fraction, this.#scale)));
  readonly #pick = new PlotDrag((fraction) => this.#selectPair(Math.floor(fraction * this.#pairs)));

  /** For the build: preloads what pages load lazily. */
  static readonly ahead = loadTools;

  /** For the build: the data of the first render. */
  static prepared(_: Core, { config, model }: Readonly<Record<string, string>>): string {
    return writeKnown(tools()!.getKnown(config, model));
  }

  /** Undefined during the first render, as in the build. */
  get #tools(): ReturnType<typeof tools> {
    return this.hasUpdated ? tools() : undefined;
  }

  /**
   * The configuration from the user, unless replaced since; until the parser has loaded, the prerendered clock. An
   * error if a link is invalid or cannot be computed.
   */
  get #given(): Shown | undefined {
    const { config, model } = this;
    if (this.#brought?.config === config && this.#brought) return this.#brought;
    const reader = this.#tools;
    if (reader) {
      this.#shownLast = this.#fromTools.get([config, model], () => {
        const given = reader.getKnown(config, model);
        // Models of the list are computed in tests, so they need no check.
        const isOfLink = 'clock' in given && !given.published;
        const refusal = isOfLink ? reader.refusalOfCore(core(), given.clock) : undefined;
        return refusal ? { refusal } : given;
      });
    }
    return this.#shownLast;
  }

  /** The clock that is shown; undefined if the file was rejected. */
  get #known(): Known | undefined {
    const given = this.#panel.isRefusing ? undefined : this.#given;
    return given && 'clock' in given ? given : undefined;
  }

  get #length(): number {
    return this.length ?? nearest(lengthRange, usualLength(this.#known!.clock));
  }

  get #shown(): ShownClock | undefined {
    const [model, length, layers] = [this.#known!.clock, this.#length, this.layers];
    return this.#clock.get([model, length, layers], () => {
      const clock = getClock(model, layers);
      return clock && shownClock(core(), model, clock, length);
    });
  }

  get #otherShown(): Other {
    const model = this.#known!.clock;
    return this.#other.get([model], () => otherOf(core(), model));
  }

  get #pairs(): number {
    return this.#shown?.pairs ?? 1;
  }

  /**
   * The pair that the text describes: the selected one, or the first that does not complete a turn in the text, else
   * the slowest.
   */
  #describedPair({ numbers, pairs }: ShownClock): number {
    const firstOpen = numbers.turns.subarray(0, numbers.turning).findIndex((turns) => turns < 1);
    return Math.min(this.pair ?? (firstOpen < 0 ? Math.max(0, numbers.turning - 1) : firstOpen), pairs - 1);
  }

  get #scale(): Scale {
    const { model, numbers, length } = this.#shown!;
    const all = [...numbers.wavelengths, ...numbers.beforeWavelengths, model.context ?? 1, length];
    // The scale must not depend on the length, which users drag across it.
    return scaleFor([
      ...all.slice(0, -1),
      Math.min(length, 2 * (model.context ?? length)),
      ...(length > 1e8 ? [length] : []),
    ]);
  }

  protected name(): string {
    return this.t('modelClock.name');
  }

  protected instruction(): string {
    return this.t('modelClock.instruction');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void Promise.all([loadTools(), this.updateComplete]).then(
      () => this.#toolsLoaded(true),
      (error: unknown) => {
        console.error(error);
        this.#toolsLoaded(false);
      },
    );
  }

  #toolsLoaded(hasTools: boolean): void {
    this.#isWithoutTools = !hasTools;
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.#shownLast ??= readKnown(this.getAttribute(preparedAttribute));
    // A file too large for a link has no attribute, so its end is detected by the change of `model`.
    if (changed.has('model') && this.#brought?.config === undefined) this.#brought = undefined;
    if (!this.#isRefusing && (changed.has('model') || changed.has('config'))) this.#panel.clear();
    this.#isRefusing = false;
  }

  #accept(brought: Brought): Sentence | undefined {
    const refusal = tools()?.refusalOfCore(core(), brought.clock);
    if (refusal) return refusal;
    this.#brought = brought;
    this.config = brought.config;
    this.pair = this.length = undefined;
    this.requestUpdate();
    return undefined;
  }

  #refuse(): void {
    this.#isRefusing = true;
    this.#brought = undefined;
    this.config = this.pair = this.length = undefined;
    this.requestUpdate();
  }

  #choose(key: string): void {
    this.#brought = undefined;
    this.#panel.clear();
    this.sought = '';
    this.config = this.pair = this.length = undefined;
    this.model = key;
    this.requestUpdate();
  }

  protected override reset(): void {
    this.#brought = undefined;
    this.#panel.clear();
    this.sought = '';
    super.reset();
  }

  protected renderContent(): TemplateResult {
    const given = this.#given;
    const known = this.#known;
    // Without prerendering, the config parser is still loading.
    const isReady = given !== undefined || this.#panel.isRefusing;
    // Always the same element, whether its text was rejected or not.
    return html`${this.#withoutTools()}
    ${isReady && this.controls !== 'none' ? this.#source(known?.published) : nothing}
    ${known ? this.#modelPicture(known) : this.#refusalOfLink(given)}`;
  }

  #modelPicture({ clock: model, published }: Known): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    return html`
      ${
        published && this.controls !== 'none'
          ? nothing
          : html`<p class="model-name"><b>${(published ?? model).name || t('modelClock.nameless')}</b></p>`
      }
      ${published ? this.#unknownModel(published) : nothing}
      ${published && this.controls === 'none' ? provenance(t, published) : nothing} ${alarms(t, model)}
      ${facts(t, model, shown)} ${layerStrip(t, model)}
      ${shown ? this.#clockPicture(shown) : otherPicture(t, this.#otherShown, this.#length)}
      ${model.positions.scheme === 'learned' ? this.#lengthControl() : nothing} ${warnings(t, model)} ${notes(t, model)}
      ${shown ? this.#code.render(t, tools()?.getPython(shown.clock, shown.length)) : nothing}
    `;
  }

  #withoutTools(): TemplateResult | typeof nothing {
    return this.#isWithoutTools ? html`<p class="refusal" role="status">${this.t('modelClock.noList')}</p>` : nothing;
  }

  /** Why a link has no picture. Errors in a file are shown below its field. */
  #refusalOfLink(given: Shown | undefined): TemplateResult | typeof nothing {
    if (this.#panel.isRefusing || !given || !('refusal' in given)) return nothing;
    const { key, values } = given.refusal;
    return html`<p class="refusal" role="status">${this.t(key, values)}</p>`;
  }

  /** A message for an unknown key: from a newer list, or mistyped. */
  #unknownModel({ key, name }: NonNullable<Known['published']>): TemplateResult | typeof nothing {
    const { model } = this;
    if (model === undefined || model === key || !this.#tools) return nothing;
    return html`<p class="refusal" role="status">${this.t('modelClock.notInList', { key: model, shown: name })}</p>`;
  }

  #source(chosen: Known['published']): TemplateResult {
    const { t } = this;
    return html`<div class="source controls">
      <div>
        ${picker(t, {
          models: this.#tools?.listed ?? [],
          chosen,
          wanted: this.sought,
          type: (text) => (this.sought = text),
          choose: (key) => this.#choose(key),
        })}
        ${chosen ? provenance(t, chosen) : nothing}
      </div>
      ${this.#panel.render(t)}
    </div>`;
  }

  #clockPicture(shown: ShownClock): TemplateResult {
    const { t } = this;
    const { numbers } = shown;
    const described = this.#describedPair(shown);
    const [description, words] = [getDescription(t, shown), pairDescription(t, shown, described)];
    return html`
      ${this.#sorts()}
      <p class="reading">${description}</p>
      ${lengthPlot(t, shown, this.#scale, description, { drag: this.#pull, key: this.#keyOnLength })}
      ${numbers.unseen ? unseenPlot(t, shown, described, words, { drag: this.#pick, key: this.#keyOnPair }) : nothing}
      ${this.#lengthControl()} ${dials(t, shown, described, (pair) => this.#selectPair(pair))}
      <p class="reading pair-reading" ${announceAtRest()}>${words}</p>
    `;
  }

  /** A choice, if there are two clocks. */
  #sorts(): TemplateResult | typeof nothing {
    const { positions } = this.#known!.clock;
    if (this.controls === 'none' || positions.scheme !== 'rotary' || positions.clocks.length < 2) return nothing;
    return html`<div class="controls sorts">${this.control('layers')}</div>`;
  }

  #lengthControl(): TemplateResult | typeof nothing {
    if (this.controls === 'none') return nothing;
    return html`<div class="controls">${this.control('length', { value: this.#length })}</div>`;
  }

  /** All settings are next to what they change. */
  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected override secondaryControls(): typeof nothing {
    return nothing;
  }

  protected renderTable(): TemplateResult {
    const reader = this.#tools;
    if (!reader || !this.#known) return html``;
    const shown = this.#shown;
    return shown ? reader.clockTable(this.t, shown) : reader.otherTable(this.t, this.#otherShown);
  }

  #lengthen(length: number): void {
    this.length = nearest(lengthRange, length);
  }

  #selectPair(pair: number): void {
    this.pair = Math.min(this.#pairs - 1, Math.max(0, pair));
  }

  readonly #keyOnLength = (event: KeyboardEvent): void => {
    const step = keyedStep(ownKey(event));
    if (step === undefined) return;
    event.preventDefault();
    const next = this.#length * 1.1 ** step;
    this.#lengthen(step > 0 ? Math.max(this.#length + 1, Number(next.toPrecision(3))) : Number(next.toPrecision(3)));
  };

  readonly #keyOnPair = (event: KeyboardEvent): void => {
    const pair = keyedPlace(ownKey(event), this.#describedPair(this.#shown!), this.#pairs - 1);
    if (pair === undefined) return;
    event.preventDefault();
    this.pair = pair;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-model-clock': PeModelClock;
  }
}
