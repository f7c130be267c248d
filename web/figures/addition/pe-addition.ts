import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Addition, Core } from '../../core/index.js';
import { AngleCounts } from './angle-counts.js';
import { anglesPicture, anglesTable, type Ridge } from './angles.js';
import { wordField } from './controls.js';
import {
  getAddition,
  angleDimensions,
  getRefusal,
  readBackSpecs,
  readDimensions,
  type Addend,
  type AdditionView,
  type TimesRoot,
} from './data.js';
import { additionJoinStyles } from './join-styles.js';
import { joinPicture, joinTable } from './join.js';
import { mergePicture } from './merge.js';
import { additionHaloStyles } from './halo-styles.js';
import { haloPicture, haloTable, type Glasses } from './halo.js';
import { additionPlotStyles } from './plot-styles.js';
import { readBackButtons, readBackPicture, readBackTable, widthAt } from './read-back.js';
import { preparedAngles, preparedReading, readAngles, readReading } from './prepared.js';
import { additionReadStyles } from './read-styles.js';
import { AdditionReader } from './reader.js';
import { additionStyles } from './styles.js';
import { dimensionAt, sumPicture, sumTable } from './sum.js';
import { core } from '../shared/frame/core-provider.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { Figure } from '../shared/frame/figure.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { progressStyles } from '../shared/frame/progress-styles.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { toggle } from '../shared/controls/toggle.js';
import { parameters } from './manifest.js';

export class PeAddition extends Figure {
  static override styles: CSSResultArray = [
    ...Figure.styles,
    stripStyles,
    additionStyles,
    additionHaloStyles,
    additionPlotStyles,
    progressStyles,
    additionReadStyles,
    additionJoinStyles,
  ];

  @property(parameters.view) view?: AdditionView;
  @property(parameters.word) word?: string | undefined;
  @property(parameters.scale) scale?: number | undefined;
  @property(parameters.timesRoot) timesRoot?: TimesRoot | undefined;
  @property(parameters.seed) seed?: number | undefined;
  @property(parameters.vocabulary) vocabulary?: number | undefined;
  @property(parameters.glasses) glasses?: Glasses | undefined;
  @property(parameters.positionDimensions) positionDimensions?: number | undefined;

  /** The text that was typed as a word and refused. */
  @state() private refusedWord: string | undefined;
  /** A dimension of the strips. */
  @state() private pointed = 0;
  /** A width of the plot. */
  @state() private column = readDimensions.length - 1;

  get #view(): AdditionView {
    return this.view ?? 'sum';
  }

  get #addend(): Addend {
    return {
      word: this.word ?? this.t('addition.defaultWord'),
      scale: this.scale ?? parameters.scale.defaultValue,
      timesRoot: this.timesRoot ?? 'none',
      seed: this.seed ?? parameters.seed.defaultValue,
    };
  }

  readonly #reader = new AdditionReader(this);
  readonly #counts = new AngleCounts(this);
  readonly #pointing = new PlotDrag((share) => (this.pointed = dimensionAt(share, this.readerState.dimensions)), {
    hovers: true,
  });
  readonly #readAt = new PlotDrag((share) => (this.column = widthAt(share)), { hovers: true });

  /** For the build (`generator/figures/prepared.ts`): what takes long of a tag with these attributes. */
  static prepared(core: Core, attributes: Readonly<Record<string, string>>): string {
    if (attributes['view'] === 'angles') return preparedAngles(core, attributes);
    return attributes['view'] === 'read-back' ? preparedReading(core, attributes) : '';
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.hasUpdated) return;
    const prepared = this.getAttribute(preparedAttribute);
    if (this.#view === 'angles') this.#counts.prepare(readAngles(prepared));
    if (this.#view === 'read-back') this.#reader.prepare(readReading(prepared));
  }

  protected instruction(): string {
    return this.t(`addition.instruction.${this.#view}`);
  }

  protected name(): string {
    return this.t(`addition.name.${this.#view}`);
  }

  /** The reader's own width has its place among the others. */
  get #widths(): number[] {
    return [...angleDimensions, this.readerState.dimensions].toSorted((one, other) => one - other);
  }

  get #ridges(): Ridge[] {
    return this.#counts.ridges(core(), this.#widths, this.#addend.seed);
  }

  get #addition(): Addition {
    return getAddition(core(), this.readerState, this.#addend);
  }

  protected renderContent(): TemplateResult {
    switch (this.#view) {
      case 'halo':
        return this.#halo();
      case 'angles':
        return this.#angles();
      case 'read-back':
        return this.#readBack();
      case 'join':
        return joinPicture(this.t, this.readerState.dimensions, this.#joined);
      case 'merge':
        return this.#merge();
      default:
        return this.#sum();
    }
  }

  #angles(): TemplateResult {
    const own = this.#widths.lastIndexOf(this.readerState.dimensions);
    return anglesPicture(this.t, this.#ridges, own, this.#counts.failure);
  }

  #sum(): TemplateResult {
    const { readerState } = this;
    const dimension = Math.min(this.pointed, readerState.dimensions - 1);
    const view = { readerState, addend: this.#addend, addition: this.#addition, dimension };
    return sumPicture(this.t, view, (picked) => (this.pointed = picked), this.#pointing);
  }

  #halo(): TemplateResult {
    const { position, dimensions, base } = this.readerState;
    const hands = core().hands({ position, dimensions, base, unit: 'radian' });
    const { word } = this.#addend;
    const view = { addition: this.#addition, hands, glasses: this.glasses ?? 'none', word, position };
    // The glasses are what to try first: above the drawing.
    const choice = this.controls === 'none' ? nothing : html`<div class="glasses">${this.control('glasses')}</div>`;
    return haloPicture(this.t, view, choice);
  }

  get #vocabulary(): number {
    return this.vocabulary ?? parameters.vocabulary.defaultValue;
  }

  #readBack(): TemplateResult {
    const reader = this.#reader;
    reader.ask(readBackSpecs(this.#addend, this.#vocabulary));
    const view = {
      counts: reader.counts,
      lastCounts: reader.lastCounts,
      column: this.column,
      vocabulary: this.#vocabulary,
    };
    return readBackPicture(this.t, view, (column) => (this.column = column), this.#readAt);
  }

  get #joined(): number {
    return this.positionDimensions ?? this.readerState.dimensions;
  }

  #merge(): TemplateResult {
    const { dimensions, position } = this.readerState;
    return mergePicture(this.t, { addition: this.#addition, addend: this.#addend, dimensions, position });
  }

  protected override primaryControls(): TemplateResult {
    switch (this.#view) {
      case 'angles':
        return html`${this.control('dimensions')}`;
      case 'read-back':
        return this.#readBackControls();
      case 'join':
        return html`${this.control('dimensions')} ${this.control('positionDimensions', { value: this.#joined })}`;
      case 'halo':
        return html`${this.control('position')}`;
      default:
        return html`${this.#wordField()} ${this.control('position')}`;
    }
  }

  protected override secondaryControls(): TemplateResult | typeof nothing {
    switch (this.#view) {
      case 'angles':
        return html`${this.control('seed')}`;
      case 'read-back':
        return this.#addendControls();
      case 'join':
        return nothing;
      case 'halo':
        return html`${this.#wordField()} ${this.control('dimensions')}
          <div class="line">${this.#addendControls()}</div>`;
      default:
        return html`${this.control('dimensions')}
          <div class="line">${this.#addendControls()}</div>`;
    }
  }

  /** The sizes of the addends before they meet, and the ways to draw them. */
  #addendControls(): TemplateResult {
    const timesRoot = toggle(
      this.t('addition.timesRoot'),
      this.timesRoot === 'sqrt',
      (on) => (this.timesRoot = on ? 'sqrt' : 'none'),
    );
    return html`${this.control('scale')} ${timesRoot} ${this.control('seed')}`;
  }

  #readBackControls(): TemplateResult {
    const { t } = this;
    const reader = this.#reader;
    return html`
      <div class="line">
        ${readBackButtons(
          t,
          reader,
          () => reader.start(),
          () => reader.stop(),
        )}
      </div>
      ${this.control('vocabulary')}
    `;
  }

  #wordField(): TemplateResult {
    const refusal = this.refusedWord === undefined ? undefined : getRefusal(this.refusedWord);
    return wordField(
      this.t,
      this.refusedWord ?? this.#addend.word,
      refusal && this.t(`addition.refused.${refusal}`),
      (typed) => this.#type(typed.trim()),
    );
  }

  #type(word: string): void {
    this.refusedWord = getRefusal(word) === undefined ? undefined : word;
    if (this.refusedWord === undefined) this.word = word;
  }

  protected renderTable(): TemplateResult {
    switch (this.#view) {
      case 'halo':
        return haloTable(this.t, this.#addition);
      case 'angles':
        return anglesTable(this.t, this.#ridges);
      case 'read-back':
        return readBackTable(this.t, this.#reader.counts);
      case 'join':
        return joinTable(this.t, this.readerState.dimensions, this.#joined);
      default:
        return sumTable(this.t, this.#addition);
    }
  }

  protected override reset(): void {
    super.reset();
    this.refusedWord = undefined;
    this.pointed = 0;
    this.column = readDimensions.length - 1;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-addition': PeAddition;
  }
}
