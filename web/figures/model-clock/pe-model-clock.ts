import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { seenArcsStyles } from '../shared/clock/seen-arcs-styles.js';
import { CodePanel } from '../shared/controls/code-panel.js';
import { keyedPlace } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { lengthRange } from '../shared/model-catalog/model-parameters.js';
import { readKnown, writeKnown, type Known, type Shown } from '../shared/model-catalog/selected-model.js';
import { usualLength } from '../shared/model-config/lengths.js';
import type { Sentence } from '../shared/model-config/model-clock.js';
import { formatNumber } from '../shared/reader/format.js';
import { nearest } from '../shared/reader/number-range.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import type { OtherCurve } from './curves.js';
import * as describe from './description.js';
import { facts } from './facts.js';
import { layerStrip } from './layers.js';
import { loadTools, tools } from './lazy-config-tools.js';
import { parameters } from './manifest.js';
import { alarms, notes, warnings } from './notes.js';
import { otherOf, otherPicture, type Other } from './other-schemes.js';
import { otherStyles } from './other-styles.js';
import { picker, provenance } from './picker.js';
import { factStyles } from '../shared/styles/primitives.js';
import type { Program } from './settings/programs.js';
import { getSetting, rotaryClock, smallestFactor, type Changes, type Scheme } from './settings/setting.js';
import { TakeAway } from './settings/take-away.js';
import * as workbench from './settings/workbench.js';
import type { Brought } from './source/config-reader.js';
import { SourcePanel } from './source/source-panel.js';
import { sourceStyles } from './source-styles.js';
import { nearestDial, spiral, spiralPicture } from './spiral.js';
import { modelClockStyles } from './styles.js';
import { compare, getClock, type Comparison, type ShownClock, type Sort } from './view-model.js';

/** A setting that later ones are compared with. */
interface Pinned {
  readonly name: string;
  readonly shown: ShownClock;
}

export class PeModelClock extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    factStyles,
    plotStyles,
    seenArcsStyles,
    sourceStyles,
    modelClockStyles,
    otherStyles,
  ];

  @property(parameters.model) model?: string | undefined;
  @property(parameters.config) config?: string | undefined;
  @property(parameters.length) length?: number | undefined;
  @property(parameters.layers) layers?: Sort;
  @property(parameters.pair) pair?: number | undefined;
  @property(parameters.workbench) workbench = false;
  @property(parameters.scheme) scheme?: Scheme;
  @property(parameters.factor) factor?: number | undefined;
  @property(parameters.theta) theta?: number | undefined;
  @property(parameters.original) original?: number | undefined;
  @property(parameters.program) program?: Program;

  /** The text in the search field for models. */
  @state() private sought = '';
  @state() private pinned: Pinned | undefined;

  #brought: Brought | undefined;
  #shownLast: Shown | undefined;
  /** Whether this update rejects a file, which also removes the previous one from the URL. */
  #isRefusing = false;
  /** Whether loading the config parser and the list of models failed. */
  #isWithoutTools = false;
  readonly #fromTools = new Memo<Shown>();
  readonly #comparison = new Memo<Comparison | undefined>();
  readonly #enough = new Memo<number | undefined>();
  readonly #other = new Memo<Other>();
  readonly #panel = new SourcePanel({
    text: () => this.#known?.text ?? '',
    accept: (brought) => this.#accept(brought),
    refuse: () => this.#refuse(),
    redraw: () => this.requestUpdate(),
  });
  readonly #code = new CodePanel(() => this.requestUpdate());
  readonly #takeAway = new TakeAway(() => this.requestUpdate());
  readonly #pick = new PlotDrag((x, y) => (this.pair = nearestDial(spiral(this.#compared!.edit.pairs), x, y)));

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

  /** The changes of the workbench; another scheme starts with the factor of the file. They are about the global layers. */
  get #changes(): Changes {
    const clock = rotaryClock(this.#known!.clock);
    if (!this.workbench || !clock || this.layers === 'local') return {};
    const { scheme, theta, original } = this;
    return { scheme, factor: this.factor ?? clock.spec.factor, theta, original };
  }

  get #compared(): Comparison | undefined {
    const [model, length, changes, layers] = [this.#known!.clock, this.#length, this.#changes, this.layers];
    const from = [model, length, layers, changes.scheme, changes.factor, changes.theta, changes.original];
    return this.#comparison.get(from, () => {
      const clock = getClock(model, layers);
      return clock && compare(core(), model, clock, changes, length);
    });
  }

  get #otherShown(): Other {
    const model = this.#known!.clock;
    return this.#other.get([model], () => otherOf(core(), model));
  }

  /** The pair that the text describes: the selected one, or the first that meets new angles, else the slowest. */
  #describedPair({ edit: { numbers, pairs } }: Comparison): number {
    const first = numbers.unseen?.findIndex((share) => share > 0) ?? -1;
    return Math.min(this.pair ?? (first < 0 ? Math.max(0, numbers.turning - 1) : first), pairs - 1);
  }

  protected override name(): string {
    return this.t('modelClock.name');
  }

  protected override instruction(): string {
    return this.t(this.workbench ? 'modelClock.workbenchInstruction' : 'modelClock.instruction');
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
    this.#startOver();
    return undefined;
  }

  #refuse(): void {
    this.#isRefusing = true;
    this.#brought = undefined;
    this.config = undefined;
    this.#startOver();
  }

  /** What belongs to the model that was shown before. */
  #startOver(): void {
    this.pair = this.length = this.factor = this.theta = this.original = undefined;
    this.scheme = parameters.scheme.defaultValue;
    this.requestUpdate();
  }

  #choose(key: string): void {
    this.#brought = undefined;
    this.#panel.clear();
    this.sought = '';
    this.config = undefined;
    this.model = key;
    this.#startOver();
  }

  protected override reset(): void {
    this.#brought = undefined;
    this.#panel.clear();
    this.sought = '';
    this.pinned = undefined;
    super.reset();
  }

  protected renderContent(): TemplateResult {
    const given = this.#given;
    const known = this.#known;
    // Without prerendering, the config parser is still loading.
    const isReady = given !== undefined || this.#panel.isRefusing;
    // Always the same element, whether its text was rejected or not.
    return html`${this.#withoutTools()} ${isReady && this.controls !== 'none' ? this.#source(known) : nothing}
    ${known ? this.#modelPicture(known) : this.#refusalOfLink(given)}`;
  }

  #modelPicture(known: Known): TemplateResult {
    const { t } = this;
    const { clock: model, published } = known;
    const compared = this.#compared;
    return html`
      ${
        compared || (published && this.controls !== 'none')
          ? nothing
          : html`<p class="model-name"><b>${describe.nameOf(t, known)}</b></p>`
      }
      ${published ? this.#unknownModel(published) : nothing} ${alarms(t, model)}
      ${compared ? this.#clockPicture(known, compared) : otherPicture(t, this.#otherShown, this.#length)}
      ${model.positions.scheme === 'learned' ? this.#lengthControl() : nothing}
      ${compared && !this.workbench ? this.#fold(this.#behind(known, compared)) : this.#behind(known, compared)}
    `;
  }

  /** What stands behind the picture, each in a fold. */
  #behind(known: Known, compared: Comparison | undefined): TemplateResult {
    const { t, workbench: isWorkbench } = this;
    const { clock: model, published } = known;
    const isShort = !isWorkbench && compared !== undefined;
    return html`
      ${
        isShort
          ? html`${this.#sorts()}
              <p class="about soft">${describe.attention(t, compared.edit)}</p>`
          : nothing
      }
      ${compared ? this.#curves(known, compared) : nothing}
      <details class="file-facts" ?open=${!compared}>
        <summary class="text-button">${t('modelClock.facts')}</summary>
        ${published && !isWorkbench ? provenance(t, published) : nothing} ${facts(t, known, compared?.file)}
        ${layerStrip(t, model)} ${warnings(t, model)} ${notes(t, model)}
      </details>
      ${compared ? this.#python(compared.edit) : nothing}
    `;
  }

  /** Without the workbench, little is in sight. */
  #fold(content: TemplateResult): TemplateResult {
    return html`<details class="more">
      <summary class="text-button">${this.t('modelClock.more')}</summary>
      ${content}
    </details>`;
  }

  #python({ setting, length }: ShownClock): TemplateResult {
    const { t } = this;
    const words = { label: 'Python', copy: t('modelClock.copy'), copied: t('modelClock.copied') };
    return html`<details class="code">
      <summary class="text-button">${t('modelClock.python')}</summary>
      ${this.#code.render(words, tools()?.getPython(setting.layers, length))}
    </details>`;
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

  #source(known: Known | undefined): TemplateResult {
    const { t } = this;
    const chosen = known?.published;
    return html`<div class="source controls">
      <div>
        ${picker(t, {
          models: this.#tools?.listed ?? [],
          chosen,
          shown: known ? describe.nameOf(t, known) : '–',
          wanted: this.sought,
          type: (text) => (this.sought = text),
          choose: (key) => this.#choose(key),
        })}
        ${chosen && this.workbench ? provenance(t, chosen) : nothing}
      </div>
      ${this.#panel.render(t)}
    </div>`;
  }

  #clockPicture(known: Known, compared: Comparison): TemplateResult {
    const { t } = this;
    const { edit } = compared;
    const described = this.#describedPair(compared);
    const words = describe.describePair(t, compared, described);
    return html`
      <div ${announceAtRest()}>
        <p class="verdict">${describe.verdict(t, known, edit)}</p>
        <p class="about soft">${describe.aboutVerdict(t, known, compared)}</p>
      </div>
      <div class="stage">
        <div>
          ${spiralPicture(t, compared, described, words, { drag: this.#pick, choose: (pair) => (this.pair = pair) })}
          <p class="legend" aria-hidden="true">
            <span
              ><i class="seen"></i
              >${t('modelClock.legendSeen', { original: formatNumber(edit.setting.original) })}</span
            >
            <span><i class="new"></i>${t('modelClock.legendNew')}</span>
          </p>
        </div>
        <div class="side">
          ${this.workbench ? this.#sorts() : nothing} ${this.#lengthControl()} ${this.#settingControls(compared)}
          ${
            this.workbench || this.pair !== undefined
              ? html`<p class="reading pair-reading" ${announceAtRest()}>${words}</p>`
              : nothing
          }
          ${
            this.workbench
              ? html`<p class="about soft">
                  ${describe.attention(t, edit)} ${describe.memory(t, known.clock, edit.length)}
                </p>`
              : nothing
          }
        </div>
      </div>
      ${this.workbench ? this.#workbench(known, compared) : nothing}
    `;
  }

  /** What the reader changes about the global layers. */
  #settingControls({ edit: { setting, length } }: Comparison): TemplateResult | typeof nothing {
    const { t } = this;
    const { model } = setting;
    if (!this.workbench || this.controls === 'none' || !rotaryClock(model) || this.layers === 'local') return nothing;
    const changes = this.#changes;
    const from = [model, length, changes.scheme, changes.theta, changes.original];
    const enough = this.#enough.get(from, () => smallestFactor(core(), model, changes, length));
    const options = workbench.schemeOptions(t, setting);
    return html`${
        options.length === 1
          ? nothing
          : html`<div class="controls">
                <div class="line">${this.control('scheme', { options })}</div>
                <div class="line">${this.control('factor', { value: setting.factor, inert: !setting.hasFactor })}</div>
              </div>
              ${workbench.offer(t, setting, enough, (factor) => (this.factor = factor))}`
      }
      <div class="controls">
        <div class="line columns-of-fields">
          ${this.control('theta', { value: setting.theta })} ${this.control('original', { value: setting.original })}
        </div>
      </div>`;
  }

  /** What differs from the file or from what was pinned, and the setting for a program. */
  #workbench({ clock }: Known, { file, edit, isEdited }: Comparison): TemplateResult | typeof nothing {
    const { t } = this;
    const global = rotaryClock(clock);
    if (!global) return nothing;
    const before = this.pinned?.shown.setting ?? file.setting;
    const isOther = isEdited || (this.pinned !== undefined && before !== edit.setting);
    const setting = edit.setting.layers.layers === 'global' ? edit.setting : getSetting(clock, global);
    return html`${isOther ? this.#tools?.changes(t, core(), before, setting, edit.length) : nothing}
    ${
      this.controls === 'none'
        ? nothing
        : this.#takeAway.render(
            t,
            core(),
            setting,
            edit.length,
            this.program ?? parameters.program.defaultValue,
            this.control('program'),
          )
    }`;
  }

  /** Behind the dials: the wavelengths as curves, compared with what was pinned, the file, or before scaling. */
  #curves(known: Known, compared: Comparison): TemplateResult {
    const { t, pinned } = this;
    const { file, edit, isEdited } = compared;
    const pair = this.#describedPair(compared);
    const text = describe.describePair(t, compared, pair);
    const last = edit.pairs - 1;
    const { beforeWavelengths, wavelengths } = edit.numbers;
    const isScaled = beforeWavelengths.some((each, index) => each !== wavelengths[index]);
    const other: OtherCurve | undefined = pinned
      ? {
          ...{ name: pinned.name, ratio: t('modelClock.ratioTo', { name: pinned.name }) },
          wavelengths: pinned.shown.numbers.wavelengths,
        }
      : isEdited
        ? {
            ...{ name: t('modelClock.inFile'), ratio: t('modelClock.ratioToFile') },
            wavelengths: file.numbers.wavelengths,
          }
        : isScaled
          ? {
              ...{ name: t('modelClock.legendBefore'), ratio: t('modelClock.ratioToBefore') },
              wavelengths: beforeWavelengths,
            }
          : undefined;
    const name = describe.nameOf(t, known);
    const own = isEdited ? t('modelClock.edited', { name }) : name;
    const reader = {
      ...{ x: pair, min: 0, max: last, label: t('modelClock.pair'), text },
      move: (x: number) => (this.pair = Math.min(last, Math.max(0, Math.round(x)))),
      keyed: (key: string) => keyedPlace(key, pair, last),
    };
    const isPinnable = this.workbench && this.controls !== 'none';
    const pin = (): void => void (this.pinned = pinned ? undefined : { name: own, shown: edit });
    return html`<details class="compare" ?open=${pinned !== undefined}>
      <summary class="text-button">${t('modelClock.compare')}</summary>
      ${this.#tools?.curves(t, edit, own, other, reader)}
      ${
        isPinnable
          ? html`<p class="about soft">
              ${pinned ? t('modelClock.pinned', { name: pinned.name }) : t('modelClock.pinHint')}
              <button type="button" class="text-button" @click=${pin}>
                ${t(pinned ? 'modelClock.unpin' : 'modelClock.pin')}
              </button>
            </p>`
          : nothing
      }
    </details>`;
  }

  /** A choice, if there are two clocks. */
  #sorts(): TemplateResult | typeof nothing {
    const { positions } = this.#known!.clock;
    if (this.controls === 'none' || positions.scheme !== 'rotary' || positions.clocks.length < 2) return nothing;
    return html`<div class="controls"><div class="line">${this.control('layers')}</div></div>`;
  }

  #lengthControl(): TemplateResult | typeof nothing {
    if (this.controls === 'none') return nothing;
    const isImage = this.#compared?.edit.setting.layers.axes !== undefined;
    const label = isImage ? 'modelClock.side' : 'modelClock.length';
    const now = { label, value: this.#length, ...(isImage && { slide: [1, 4096] as const }) } as const;
    return html`<div class="controls"><div class="line">${this.control('length', now)}</div></div>`;
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
    const compared = this.#compared;
    return compared ? reader.clockTable(this.t, compared) : reader.otherTable(this.t, this.#otherShown);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-model-clock': PeModelClock;
  }
}
