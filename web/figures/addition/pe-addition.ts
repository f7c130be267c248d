import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Addition, Angles, Core } from '../../core/index.js';
import {
  getAddition,
  getAngles,
  maxTyped,
  type Addend,
  type AdditionView,
  type Glasses,
  type TimesRoot,
} from './data.js';
import { haloPicture, haloTable } from './halo.js';
import { parameters } from './manifest.js';
import {
  preparedReading,
  readBackButtons,
  readBackPicture,
  readBackSpecs,
  readBackTable,
  ReadBackController,
  widths,
} from './read-back.js';
import { additionStyles } from './styles.js';
import { sumPicture, sumTable } from './sum.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { typed } from '../shared/controls/live-input-directive.js';
import { toggle } from '../shared/controls/toggle.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { runStyles } from '../shared/styles/run-styles.js';
import { plotStyles } from '../shared/styles/plot-styles.js';

export class PeAddition extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, stripStyles, plotStyles, runStyles, additionStyles];

  @property(parameters.view) view?: AdditionView;
  @property(parameters.word) word?: string | undefined;
  @property(parameters.scale) scale?: number | undefined;
  @property(parameters.timesRoot) timesRoot?: TimesRoot | undefined;
  @property(parameters.seed) seed?: number | undefined;
  @property(parameters.vocabulary) vocabulary?: number | undefined;
  @property(parameters.glasses) glasses?: Glasses | undefined;

  /** A dimension of the strips. */
  @state() private dimension = 0;
  /** The index of a width of the plot. */
  @state() private width = widths.length - 1;

  readonly #reading = new ReadBackController(this);
  readonly #angles = new Memo<Angles>();

  /** For the build (`generator/figures/prepared.ts`): the reading that a tag with these attributes shows first. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    if (attributes['view'] !== 'read-back') return '';
    const { scale, timesRoot, seed, vocabulary } = parameters;
    const addend = {
      scale: scale.read(attributes['scale']) ?? scale.defaultValue,
      timesRoot: timesRoot.read(attributes['times-root']) ?? timesRoot.defaultValue,
      seed: seed.read(attributes['seed']) ?? seed.defaultValue,
    };
    const words = vocabulary.read(attributes['vocabulary']) ?? vocabulary.defaultValue;
    return preparedReading(core, readBackSpecs(addend, words));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const prepared = this.getAttribute(preparedAttribute);
    if (prepared && !this.hasUpdated) this.#reading.prepare(prepared);
  }

  get #view(): AdditionView {
    return this.view ?? 'sum';
  }

  get #addend(): Addend {
    return {
      word: this.word ?? this.t('addition.defaultWord'),
      scale: this.scale ?? parameters.scale.defaultValue,
      timesRoot: this.timesRoot ?? parameters.timesRoot.defaultValue,
      seed: this.seed ?? parameters.seed.defaultValue,
    };
  }

  get #addition(): Addition {
    return getAddition(core(), this.readerState, this.#addend);
  }

  protected override instruction(): string {
    return this.t(`addition.instruction.${this.#view}`);
  }

  protected override name(): string {
    return this.t(`addition.name.${this.#view}`);
  }

  protected renderContent(): TemplateResult {
    return { sum: () => this.#sum(), halo: () => this.#halo(), 'read-back': () => this.#readBack() }[this.#view]();
  }

  #sum(): TemplateResult {
    const { readerState } = this;
    const addend = this.#addend;
    const { dimensions } = readerState;
    const { seed } = addend;
    const angles = this.#angles.get([dimensions, seed], () => getAngles(core(), dimensions, seed));
    const dimension = Math.min(this.dimension, dimensions - 1);
    const view = { readerState, addend, addition: this.#addition, angles, dimension };
    return sumPicture(this.t, view, (picked) => (this.dimension = picked));
  }

  #halo(): TemplateResult {
    const { position, dimensions, base } = this.readerState;
    const hands = core().hands({ position, dimensions, base, unit: 'radian' });
    const { word } = this.#addend;
    const glasses = this.glasses ?? parameters.glasses.defaultValue;
    const view = { addition: this.#addition, hands, glasses, word, position };
    return haloPicture(this.t, view);
  }

  #readBack(): TemplateResult {
    this.#reading.request(readBackSpecs(this.#addend, this.vocabulary ?? parameters.vocabulary.defaultValue));
    return readBackPicture(this.t, this.#reading, this.width, (width) => (this.width = width));
  }

  protected override primaryControls(): TemplateResult {
    switch (this.#view) {
      case 'read-back':
        return html`${readBackButtons(this.t, this.#reading)} ${this.control('vocabulary')}`;
      case 'halo':
        return html`<div class="line">${this.control('glasses')}</div>
          ${this.control('position')}`;
      case 'sum':
        return html`${this.#wordField()} ${this.control('position')}`;
    }
  }

  protected override secondaryControls(): TemplateResult {
    const timesRoot = toggle(
      this.t('addition.timesRoot'),
      this.timesRoot === 'sqrt',
      (on) => (this.timesRoot = on ? 'sqrt' : 'none'),
    );
    const sizes = html`${this.control('scale')} ${timesRoot} ${this.control('seed')}`;
    if (this.#view === 'read-back') return sizes;
    return html`${this.#view === 'halo' ? this.#wordField() : nothing} ${this.control('dimensions')}
      <div class="line">${sizes}</div>`;
  }

  /** Without a word there is that of the language again. */
  #wordField(): TemplateResult {
    return html`<label class="word soft"
      >${this.t('addition.word')}
      <input
        class="text-field"
        .value=${typed(this.#addend.word)}
        maxlength=${maxTyped}
        autocomplete="off"
        spellcheck="false"
        @change=${({ target }: Event) => {
          this.word = parameters.word.read((target as HTMLInputElement).value);
          this.requestUpdate();
        }}
    /></label>`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    if (this.#view === 'read-back') return readBackTable(t, this.#reading);
    return this.#view === 'halo' ? haloTable(t, this.#addition) : sumTable(t, this.#addition);
  }

  protected override reset(): void {
    super.reset();
    this.dimension = 0;
    this.width = widths.length - 1;
  }
}
