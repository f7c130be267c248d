import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { signColours } from '../shared/charts/sign-colours.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { encodingColour } from '../shared/encodings/encodings.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { chipStyles } from '../shared/word-chips/chip-styles.js';
import { MovableWords } from '../shared/word-chips/movable-words.js';
import { isOrder } from '../shared/word-chips/sentence.js';
import { answerText, changeText } from './answer.js';
import { getBlock, matricesIn, type Block } from './blocks.js';
import { parameters } from './manifest.js';
import type { Spot } from './matrices.js';
import {
  encodings,
  isNoun,
  isPronoun,
  getNames,
  read,
  sentence,
  written,
  type Encoding,
  type ForwardPass,
  askedPlace,
  heads,
  vocabulary,
} from './model.js';
import { loadModels, modelText } from './models/load.js';
import { ModelCache } from './models/model-cache.js';
import { openBlock } from './open-block.js';
import type { Axis } from './shapes/axes.js';
import { loadShapes, shapes } from './shapes/load.js';
import { headName } from './alt-text.js';
import { Spots } from './spots.js';
import { panoramaStyles } from './styles/styles.js';
import { getMachine } from './tiles.js';
import type { TrainedAnew } from './training/retrain.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';

export class PePanorama extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, signColours, chipStyles, ...panoramaStyles];

  @property(parameters.encoding) encoding?: Encoding;
  @property(parameters.order) order: readonly number[] | undefined;
  @property(parameters.block) block?: Block;
  @property(parameters.head) head?: number;
  @property(parameters.view) view?: 'numbers' | 'shapes';
  @property(parameters.axis) axis?: Axis;

  readonly #shelf = new ModelCache(() => this.requestUpdate());
  readonly #spots = new Spots(
    () => ({ pass: this.#pass, block: this.#block, head: this.#head }),
    () => this.requestUpdate(),
  );
  readonly #movable = new MovableWords(this, (order) => (this.order = order));
  readonly #memo = new Memo<ForwardPass>();
  /** The forward pass before the last change of words or encoding, and the current one. */
  #before: ForwardPass | undefined;
  #now: ForwardPass | undefined;
  #shapesComing: Promise<void> | undefined;
  /** The training job in the browser, once requested. */
  #trained: TrainedAnew | undefined;

  /** For the build: preloads what pages load lazily. */
  static readonly ahead = (): Promise<unknown> => Promise.all([loadModels(), loadShapes()]);

  /** For the build: the model of a tag with these attributes. */
  static prepared(_: Core, attributes: Readonly<Record<string, string>>): string {
    return modelText(parameters.encoding.read(attributes['encoding']) ?? encodings[0]);
  }

  get #encoding(): Encoding {
    return this.encoding ?? encodings[0];
  }

  get #order(): readonly number[] {
    return this.order && isOrder(this.order, sentence.length) ? this.order : written;
  }

  get #block(): Block {
    return this.block ?? parameters.block.defaultValue;
  }

  /** From 0. */
  get #head(): number {
    return (this.head ?? parameters.head.defaultValue) - 1;
  }

  get #nameOf(): (word: number) => string {
    return getNames(this.t('panorama.nouns'), this.t('panorama.fillers'), this.t('panorama.she'));
  }

  /** The forward pass for the current words; while a model loads, the previous one. */
  get #pass(): ForwardPass | undefined {
    const [encoding, order] = [this.#encoding, this.#order];
    const model = this.#shelf.of(encoding);
    if (!model) return this.#now;
    return this.#memo.get([model, order.join()], () => read(core(), encoding, model.weights, order));
  }

  protected name(): string {
    return this.t('panorama.name');
  }

  protected instruction(): string {
    return this.t('panorama.instruction');
  }

  protected renderContent(): TemplateResult {
    const pass = this.#pass;
    return html`
      <div class="sentence" style=${inlineStyle(`--encoding: ${encodingColour(this.#encoding)}`)}>${this.#chips()}</div>
      ${this.controls === 'none' ? nothing : html`<div class="controls encodings">${this.control('encoding')}</div>`}
      <p class="prose reserve" ${announceAtRest()}>${this.#answer(pass)}</p>
      ${pass ? this.#machine(pass) : nothing}
    `;
  }

  #chips(): TemplateResult {
    const [order, name] = [this.#order, this.#nameOf];
    return this.#movable.chips({
      words: sentence.map(name),
      order,
      colour: (place) => getColour(sentence[place]!),
      label: (place, at) =>
        this.t('panorama.chip', { word: name(sentence[place]!), place: at + 1, count: order.length }),
      isMarked: (place) => isPronoun(sentence[place]!),
    });
  }

  #answer(pass: ForwardPass | undefined): string | TemplateResult {
    const { t } = this;
    if (pass?.encoding !== this.#encoding)
      return this.#shelf.failed ? html`<span class="refusal">${t('panorama.failed')}</span>` : t('panorama.coming');
    const before = this.#before;
    return html`${answerText(t, pass, this.#nameOf)}
      <span class="soft">${before ? changeText(t, before, pass, this.#nameOf) : nothing}</span>`;
  }

  /** The module for shapes if they are on and it has loaded. Undefined during the first render, as in the build. */
  get #shapes(): ReturnType<typeof shapes> {
    return this.view === 'shapes' && this.hasUpdated ? shapes() : undefined;
  }

  #machine(pass: ForwardPass): TemplateResult {
    const { t } = this;
    const [block, head, getName, shapesNow] = [this.#block, this.#head, this.#nameOf, this.#shapes];
    const kinds = this.#shelf.of(pass.encoding)?.kinds;
    const spot = this.#spots.in(pass);
    const row = spot.name === 'table' ? -1 : spot.row;
    const panel = openBlock({
      ...{ t, pass, block, head, spot, getName, kind: kinds?.[head] },
      ...{ shapes: shapesNow, axis: this.axis ?? parameters.axis.defaultValue },
      chooseAxis: this.controls === 'none' ? undefined : (axis) => (this.axis = axis),
      gestures: (matrix) => this.#spots.getGestures(matrix),
      follow: (to) => this.#follow(to),
    });
    return html`<div
      class="machine"
      style=${inlineStyle(`--rows: ${pass.words.length}; --encoding: ${encodingColour(pass.encoding)}`)}
    >
      <div class="gutter soft small" aria-hidden="true">
        ${pass.words.map((word, place) => html`<span ?data-lit=${place === row}>${getName(word)}</span>`)}
      </div>
      ${getMachine(
        {
          ...{ t, pass, open: block, head, row, getName },
          headName: (of) => headName(t, kinds?.[of]),
          shape: (of) => shapesNow?.shapeAfter(pass, of) ?? '',
          openBlock: (to, chosen) => this.#open(to, chosen),
        },
        panel,
      )}
    </div>`;
  }

  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    return html`${super.secondaryControls()}
      <div class="line">
        <button type="button" class="text-button" @click=${() => void this.#train()}>${t('panorama.train')}</button>
        <p class="training" ${announceAtRest()}>${this.#trained?.said(t) ?? ''}</p>
      </div>`;
  }

  /** Retrains the current model with another seed. Its code loads on first use. */
  async #train(): Promise<void> {
    const encoding = this.#encoding;
    const { TrainedAnew } = await import('./training/retrain.js');
    this.#trained ??= new TrainedAnew(this);
    const model = await this.#trained.next(core(), encoding);
    if (model) this.#shelf.put(encoding, model);
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const pass = this.#pass;
    if (!pass) return html``;
    const { words, trace } = pass;
    const [length, row] = [words.length, askedPlace(pass)];
    const look = (head: number, place: number): number => trace.attention[(head * length + row) * length + place]!;
    return html`${dataTable(Array(heads).keys(), [
      [t('panorama.tableHead'), (head) => head + 1],
      ...Array.from(words, (word, place): Column<number> => [
        this.#nameOf(word),
        (head) => look(head, place).toFixed(4),
      ]),
    ])}
    ${dataTable(Array(vocabulary).keys(), [
      [t('panorama.tableAnswer'), this.#nameOf],
      [t('panorama.tableShare'), (word) => trace.shares[row * vocabulary + word]!.toFixed(4)],
    ])}`;
  }

  /** Opens a block without scrolling what is above it. */
  #open(block: Block, head?: number): void {
    const title = this.renderRoot.querySelector(`.tile.${block} .title`);
    const top = title?.getBoundingClientRect().top ?? 0;
    this.block = block;
    if (head !== undefined) this.head = head + 1;
    this.#spots.choose(undefined);
    void this.updateComplete.then(() => {
      const moved = (title?.getBoundingClientRect().top ?? 0) - top;
      if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: 'instant' });
    });
  }

  override getPartAbout(fields: readonly string[]): HTMLElement | null {
    const isAboutBatch = this.view === 'shapes' && ['axis', 'view'].some((name) => fields.includes(name));
    const selector = isAboutBatch ? '.batch' : '.tile[data-open]';
    return this.renderRoot.querySelector(selector);
  }

  /** Selects the cell that a value came from, in its block. */
  #follow(spot: Spot): void {
    const pass = this.#pass;
    const { head } = spot;
    const isHere = pass && matricesIn(this.#block, pass).some(({ name }) => name === spot.name);
    if (!isHere || head !== undefined) this.#open(getBlock(spot.name), head);
    this.#spots.choose(spot);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.#shelf.take(this.getAttribute(preparedAttribute));
    this.#shelf.ask(this.#encoding);
    const pass = this.#pass;
    if (pass === this.#now) return;
    this.#before = this.#now;
    this.#now = pass;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!changed.has('view') || this.view !== 'shapes') return;
    this.#shapesComing = loadShapes().then(
      ({ adoptBatchStyles }) => {
        adoptBatchStyles(this);
        this.requestUpdate();
      },
      (failure: unknown) => console.error(failure),
    );
  }

  protected override reset(): void {
    super.reset();
    this.#shelf.clear();
    this.#trained = undefined;
    this.#spots.choose(undefined);
  }

  /** Without a model there is nothing to render: other sites reserve the space until then. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    const coming = this.#now ? undefined : this.#shelf.coming;
    const waited = [coming, this.#shapesComing].filter((one) => one !== undefined);
    this.#shapesComing = undefined;
    if (waited.length === 0) return isComplete;
    await Promise.all(waited);
    return super.getUpdateComplete();
  }
}

/** Names have their own colours, the pronoun is black. */
function getColour(word: number): string {
  if (isPronoun(word)) return 'var(--ink)';
  return isNoun(word) ? handColour(word, 4) : 'var(--ink-soft)';
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-panorama': PePanorama;
  }
}
