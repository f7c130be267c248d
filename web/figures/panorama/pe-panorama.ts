import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { signColours } from '../shared/charts/sign-colours.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { typed } from '../shared/controls/live-input-directive.js';
import { onKey } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { encodingColour } from '../shared/encodings/encodings.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { chipStyles } from '../shared/word-chips/chip-styles.js';
import { MovableWords } from '../shared/word-chips/movable-words.js';
import { batchView, describeBatch } from './batch.js';
import { firstSpot, getBlock, matricesIn, type Block } from './blocks.js';
import { belt, openBlock, type Gestures, type Machine } from './machine.js';
import { parameters } from './manifest.js';
import { getMatrix, type MatrixName, type Spot } from './matrices.js';
import {
  askedPlace,
  encodings,
  firstSentence,
  getVocabulary,
  heads,
  isNoun,
  maxWords,
  pronoun,
  read,
} from './model.js';
import { readTyped, vocabulary, type Encoding, type ForwardPass } from './model.js';
import { loadModels, ModelCache, modelText } from './models.js';
import { getOrigin } from './origins.js';
import type { TrainedAnew } from './retrain.js';
import { factStyles } from '../shared/styles/primitives.js';
import { panoramaStyles } from './styles.js';
import { describeBlock, describeSpot, getVerdict, headName } from './texts.js';

export class PePanorama extends figureWith(parameters) {
  static override styles = [factStyles, signColours, chipStyles, panoramaStyles];
  protected override readonly topic = 'panorama';

  /** Text that the model cannot read, which stays in the field. */
  @state() private refused: string | undefined;
  /** The cell that was selected last. */
  @state() private chosen: Spot | undefined;

  readonly #models = new ModelCache(() => this.requestUpdate());
  /** The words as written or typed; readers move them. */
  #typed = firstSentence;
  #order: readonly number[] = firstSentence.map((_, place) => place);
  readonly #movable = new MovableWords(this, (order) => {
    this.#order = order;
    this.sentence = order.map((place) => this.#typed[place]!);
  });
  readonly #memo = new Memo<ForwardPass>();
  /** Shown while the next model loads. */
  #last: ForwardPass | undefined;
  /** The training job in the browser, once requested. */
  #trained: TrainedAnew | undefined;

  /** For the build: preloads what pages load lazily. */
  static readonly ahead = loadModels;

  /** For the build: the model of a tag with these attributes. */
  static prepared(_: Core, attributes: Readonly<Record<string, string>>): string {
    return modelText(parameters.encoding.read(attributes['encoding']) ?? encodings[0]);
  }

  get #encoding(): Encoding {
    return this.encoding ?? encodings[0];
  }

  get #words(): readonly number[] {
    return this.sentence ?? firstSentence;
  }

  /** From 0. */
  get #head(): number {
    return this.values.head - 1;
  }

  get #names(): readonly string[] {
    return getVocabulary(this.t('panorama.nouns'), this.t('panorama.fillers'), this.t('panorama.she'));
  }

  /** The forward pass for the current words; while a model loads, the previous one. */
  get #pass(): ForwardPass | undefined {
    const [encoding, words] = [this.#encoding, this.#words];
    const model = this.#models.of(encoding);
    if (!model) return this.#last;
    return (this.#last = this.#memo.get([model, words.join()], () => read(core(), encoding, model.weights, words)));
  }

  /** The selected cell; without one in this block, its first. */
  #spotIn(pass: ForwardPass): Spot {
    const { chosen } = this;
    const [block, head] = [this.values.block, this.#head];
    if (!chosen || !matricesIn(block, pass).includes(chosen.name)) return firstSpot(block, pass, head);
    const { rows, columns } = getMatrix(pass, chosen.name, head);
    return chosen.row < rows && chosen.column < columns ? chosen : firstSpot(block, pass, head);
  }

  #machine(pass: ForwardPass): Machine {
    const [block, head, spot] = [this.values.block, this.#head, this.#spotIn(pass)];
    return {
      ...{ t: this.t, pass, names: this.#names, block, head, spot },
      kinds: this.#models.of(pass.encoding)?.kinds,
      origin: getOrigin(pass, spot, head),
      isShaped: this.view === 'shapes',
      open: (to, of) => this.#open(to, of),
    };
  }

  protected renderContent(): TemplateResult {
    const pass = this.#pass;
    const machine = pass && this.#machine(pass);
    const isBare = this.controls === 'none';
    return html`
      ${this.#chips()} ${isBare ? nothing : this.#field()}
      <p class="verdict reserve" ${announceAtRest()}>${this.#verdict(machine)}</p>
      ${
        machine
          ? html`<div
              class="machine"
              style=${inlineStyle(`--encoding: ${encodingColour(machine.pass.encoding)}; --words: ${machine.pass.words.length}`)}
            >
              ${belt(machine)}
              <section class="open" aria-label=${this.t(`panorama.block.${machine.block}`)}>
                ${
                  machine.isShaped
                    ? batchView(machine, this.values.axis, isBare ? undefined : (axis) => (this.axis = axis))
                    : openBlock(machine, this.#gestures)
                }
              </section>
            </div>`
          : nothing
      }
    `;
  }

  #chips(): TemplateResult {
    const [order, names] = [this.#order, this.#names];
    return this.#movable.chips({
      words: this.#typed.map((word) => names[word]!),
      order,
      colour: (place) => getColour(this.#typed[place]!),
      label: (place, at) =>
        this.t('panorama.chip', { word: names[this.#typed[place]!]!, place: at + 1, count: order.length }),
      isMarked: (place) => this.#typed[place] === pronoun,
    });
  }

  #field(): TemplateResult {
    const names = this.#names;
    return html`<input
      class="text-field screen-only"
      autocomplete="off"
      spellcheck="false"
      aria-label=${this.t('panorama.typed')}
      aria-invalid=${this.refused === undefined ? 'false' : 'true'}
      aria-describedby="verdict"
      .value=${typed(this.refused ?? this.#words.map((word) => names[word]).join(' '))}
      @input=${({ target }: Event) => this.#type((target as HTMLInputElement).value)}
    />`;
  }

  #type(text: string): void {
    const words = readTyped(text, this.#names);
    this.refused = words ? undefined : text;
    if (words && words.join() !== this.#words.join()) this.sentence = words;
  }

  #verdict(machine: Machine | undefined): string | TemplateResult {
    const { t } = this;
    const refusal = (text: string): TemplateResult => html`<span class="refusal small">${text}</span>`;
    if (this.refused !== undefined)
      return refusal(t('panorama.refused', { words: this.#names.slice(0, -1), she: t('panorama.she'), max: maxWords }));
    if (machine?.pass.encoding === this.#encoding) return getVerdict(machine);
    return this.#models.failed ? refusal(t('panorama.failed')) : t('panorama.coming');
  }

  readonly #gestures: Gestures = {
    choose: (name, across, down) => this.#choose(name, across, down),
    focus: (name) => {
      const pass = this.#pass!;
      const spot = this.#spotIn(pass);
      if (spot.name === name) return;
      this.chosen = { name, row: Math.min(spot.row, getMatrix(pass, name, 0).rows - 1), column: 0 };
    },
    key: (spot) =>
      onKey(
        (key) => keyedSpot(key, spot, getMatrix(this.#pass!, spot.name, this.#head)),
        (to) => (this.chosen = to),
      ),
    follow: (spot) => {
      const isHere = matricesIn(this.values.block, this.#pass!).includes(spot.name);
      if (!isHere || spot.head !== undefined) this.#open(getBlock(spot.name), spot.head);
      this.chosen = spot;
    },
  };

  #choose(name: MatrixName, across: number, down: number): void {
    const { rows, columns } = getMatrix(this.#pass!, name, this.#head);
    const place = (share: number, count: number): number => Math.min(count - 1, Math.floor(share * count));
    this.chosen = { name, row: place(down, rows), column: place(across, columns) };
  }

  #open(block: Block, head?: number): void {
    this.block = block;
    if (head !== undefined) this.head = head + 1;
    this.chosen = undefined;
  }

  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    const pass = this.#pass;
    const machine = pass && this.#machine(pass);
    return html`
      ${machine && html`<p class="reading prose">${this.#explanation(machine)}</p>`}
      <div class="line">${this.control('head')} ${this.control('view')}</div>
      <div class="line">
        <button type="button" class="text-button" @click=${() => void this.#train()}>${t('panorama.train')}</button>
        <p class="training" ${announceAtRest()}>${this.#trained?.said(t) ?? ''}</p>
      </div>
    `;
  }

  /** Of the open block and the selected number, or of the batch. */
  #explanation(machine: Machine): string {
    const { t, block, head, kinds, spot, origin, isShaped } = machine;
    const what = describeBlock(t, block, head, kinds?.[head]);
    return `${what} ${isShaped ? describeBatch(machine, this.values.axis) : describeSpot(machine, spot, origin)}`;
  }

  /** Retrains the current model with another seed. Its code loads on first use. */
  async #train(): Promise<void> {
    const encoding = this.#encoding;
    const { TrainedAnew } = await import('./retrain.js');
    this.#trained ??= new TrainedAnew(this);
    const model = await this.#trained.next(core(), encoding);
    if (model) this.#models.putTrained(encoding, model);
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const pass = this.#pass;
    if (!pass) return html``;
    const { words, trace } = pass;
    const [length, row, names] = [words.length, askedPlace(pass), this.#names];
    const kinds = this.#models.of(pass.encoding)?.kinds;
    const look = (head: number, place: number): number => trace.attention[(head * length + row) * length + place]!;
    return html`${dataTable(Array(heads).keys(), [
      [t('panorama.tableHead'), (head) => head + 1],
      ['', (head) => headName(t, kinds?.[head])],
      ...words.map((word, place): Column<number> => [names[word], (head) => look(head, place).toFixed(4)]),
    ])}
    ${dataTable(Array(vocabulary).keys(), [
      [t('panorama.tableAnswer'), (word) => names[word]],
      [t('panorama.tableShare'), (word) => trace.shares[row * vocabulary + word]!.toFixed(4)],
    ])}`;
  }

  override getPartAbout(): HTMLElement | null {
    return this.renderRoot.querySelector('.machine');
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.#models.takePrepared(this.getAttribute(preparedAttribute));
    this.#models.request(this.#encoding);
    const words = this.#words;
    if (this.#order.map((place) => this.#typed[place]).join() === words.join()) return;
    this.#typed = words;
    this.#order = words.map((_, place) => place);
  }

  protected override reset(): void {
    super.reset();
    this.#models.dropTrained();
    this.#trained = undefined;
    this.refused = this.chosen = undefined;
  }

  /** Without a model there is nothing to render: other sites reserve the space until then. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    if (this.#last || !this.#models.coming) return isComplete;
    await this.#models.coming;
    return super.getUpdateComplete();
  }
}

/** Names have their own colours, the pronoun is black. */
function getColour(word: number): string {
  if (word === pronoun) return 'var(--ink)';
  return isNoun(word) ? handColour(word, 4) : 'var(--ink-soft)';
}

/** The cell that a key moves to; undefined for other keys. */
function keyedSpot(key: string, spot: Spot, { rows, columns }: { rows: number; columns: number }): Spot | undefined {
  const steps: Readonly<Record<string, readonly [down: number, across: number]>> = {
    ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
    ...{ Home: [0, -columns], End: [0, columns], PageUp: [-rows, 0], PageDown: [rows, 0] },
  };
  const step = steps[key];
  if (!step) return undefined;
  const within = (place: number, count: number): number => Math.min(count - 1, Math.max(0, place));
  return { ...spot, row: within(spot.row + step[0], rows), column: within(spot.column + step[1], columns) };
}
