import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Core } from '../../core/core.js';
import { PlotDrag } from '../shared/charts/plot-drag.js';
import { signColours } from '../shared/charts/sign-colours.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { ownKey } from '../shared/controls/slider-keys.js';
import { encodingColour } from '../shared/encodings/encodings.js';
import { core } from '../shared/frame/core-context.js';
import { Figure } from '../shared/frame/figure.js';
import { Kept } from '../shared/frame/kept.js';
import { preparedAttribute } from '../shared/frame/prepared.js';
import { chipStyles } from '../shared/words/chip-styles.js';
import { MovableWords } from '../shared/words/movable-words.js';
import { isOrder } from '../shared/words/sentence.js';
import { answerText, changeText } from './answer.js';
import { firstSpot, type Block } from './blocks.js';
import { blockOf, matricesIn } from './blocks.js';
import { machineStyles } from './machine-styles.js';
import { parameters } from './manifest.js';
import { matrixOf, type Matrix, type MatrixName, type Spot } from './matrices.js';
import { keyedSpot, type MatrixGestures } from './matrix-view.js';
import {
  encodings,
  isNoun,
  isPronoun,
  namesOf,
  read,
  sentence,
  written,
  type Encoding,
  type Reading,
} from './model.js';
import { openBlock } from './open-block.js';
import { openStyles } from './open-styles.js';
import { shapeAfter } from './shapes.js';
import { loadModel, loadModels, modelText, readPrepared, type Model } from './models/load.js';
import { headName } from './spoken.js';
import { panoramaTable } from './table.js';
import { machineOf } from './tiles.js';

export class PePanorama extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, signColours, chipStyles, machineStyles, openStyles];

  @property(parameters.encoding) encoding?: Encoding;
  @property(parameters.order) order: readonly number[] | undefined;
  @property(parameters.block) block?: Block;
  @property(parameters.head) head?: number;
  @property(parameters.view) view?: 'numbers' | 'shapes';
  /** The models that are there, by their encodings. */
  @state() private models: Partial<Readonly<Record<Encoding, Model>>> = {};
  /** The number that the reader chose, and the one that a mouse is over. */
  @state() private chosen: Spot | undefined;
  @state() private hovered: Spot | undefined;

  readonly #movable = new MovableWords(this, (order) => (this.order = order));
  readonly #kept = new Kept<Reading>();
  readonly #gestures = new Map<MatrixName, MatrixGestures>();
  /** What was shown before the last change of words or encoding, and what is shown. */
  #before: Reading | undefined;
  #now: Reading | undefined;
  /** What was asked for last, which is not tried again by itself, and its coming. */
  #asked: Encoding | undefined;
  #coming: Promise<void> | undefined;
  @state() private failed = false;

  /** For the build: it loads ahead what pages load when it is chosen. */
  static readonly ahead = loadModels;

  /** For the build: the model of a tag with these attributes. */
  static prepared(_: Core, attributes: Readonly<Record<string, string>>): string {
    return modelText(parameters.encoding.converter.fromAttribute(attributes['encoding'] ?? null) ?? encodings[0]);
  }

  get #encoding(): Encoding {
    return this.encoding ?? encodings[0];
  }

  get #order(): readonly number[] {
    return this.order && isOrder(this.order, sentence.length) ? this.order : written;
  }

  get #block(): Block {
    return this.block ?? parameters.block.usual;
  }

  /** From 0. */
  get #head(): number {
    return (this.head ?? parameters.head.usual) - 1;
  }

  get #nameOf(): (word: number) => string {
    return namesOf(this.say('panorama.nouns'), this.say('panorama.fillers'), this.say('panorama.she'));
  }

  /** What the model makes of the words as they stand; of a model that is not there yet, the one before. */
  get #reading(): Reading | undefined {
    const [encoding, order] = [this.#encoding, this.#order];
    const model = this.models[encoding];
    if (!model) return this.#now;
    return this.#kept.get([model, order.join()], () => read(core(), encoding, model.weights, order));
  }

  /** The number that is asked about: a pointer goes before a choice, and without one the block has its own. */
  #spotIn(reading: Reading): Spot {
    const block = this.#block;
    const shown = new Set(matricesIn(block, reading).map(({ name }) => name));
    const spot = [this.hovered, this.chosen].find((some) => some && shown.has(some.name));
    return spot ?? firstSpot(block, reading, this.#head);
  }

  protected name(): string {
    return this.say('panorama.name');
  }

  protected instruction(): string {
    return this.say('panorama.instruction');
  }

  protected picture(): TemplateResult {
    const reading = this.#reading;
    return html`
      <div class="sentence" style=${`--encoding: ${encodingColour(this.#encoding)}`}>${this.#chips()}</div>
      ${this.controls === 'none' ? nothing : html`<div class="controls encodings">${this.control('encoding')}</div>`}
      <p class="answer" role="status">${this.#answer(reading)}</p>
      ${reading ? this.#machine(reading) : nothing}
    `;
  }

  #chips(): TemplateResult {
    const [order, name] = [this.#order, this.#nameOf];
    return this.#movable.chips({
      words: sentence.map(name),
      order,
      colour: (place) => colourOf(sentence[place]!),
      label: (place, at) =>
        this.say('panorama.chip', { word: name(sentence[place]!), place: at + 1, count: order.length }),
      isMarked: (place) => isPronoun(sentence[place]!),
    });
  }

  #answer(reading: Reading | undefined): string | TemplateResult {
    const { say } = this;
    if (reading?.encoding !== this.#encoding) return say(this.failed ? 'panorama.failed' : 'panorama.coming');
    const before = this.#before;
    return html`${answerText(say, reading, this.#nameOf)}
      <span class="change">${before ? changeText(say, before, reading, this.#nameOf) : nothing}</span>`;
  }

  #machine(reading: Reading): TemplateResult {
    const { say } = this;
    const [block, head, nameOf] = [this.#block, this.#head, this.#nameOf];
    const spot = this.#spotIn(reading);
    const row = spot.name === 'table' ? -1 : spot.row;
    const showsShapes = this.view === 'shapes';
    const panel = openBlock({
      ...{ say, reading, block, head, spot, nameOf, showsShapes, kind: this.models[reading.encoding]?.kinds[head] },
      gestures: (matrix) => this.#gesturesOf(matrix),
      follow: (to) => this.#follow(to),
    });
    return html`<div
      class="machine"
      style=${`--rows: ${reading.words.length}; --encoding: ${encodingColour(reading.encoding)}`}
    >
      <div class="gutter" aria-hidden="true">
        ${reading.words.map((word, place) => html`<span ?data-lit=${place === row}>${nameOf(word)}</span>`)}
      </div>
      ${machineOf(
        {
          ...{ say, reading, open: block, head, row, nameOf },
          headName: (of) => headName(say, this.models[reading.encoding]?.kinds[of]),
          shape: (of) => (showsShapes ? shapeAfter(reading, of) : ''),
          openBlock: (to, chosen) => this.#open(to, chosen),
        },
        panel,
      )}
    </div>`;
  }

  protected override mainControls(): typeof nothing {
    return nothing;
  }

  protected table(): TemplateResult {
    const reading = this.#reading;
    return panoramaTable(this.say, reading, this.#nameOf);
  }

  /** Opens a block where the reader sees it: what stands above stays where it is. */
  #open(block: Block, head?: number): void {
    const title = this.renderRoot.querySelector(`.tile.${block} .title`);
    const top = title?.getBoundingClientRect().top ?? 0;
    this.block = block;
    if (head !== undefined) this.head = head + 1;
    this.chosen = this.hovered = undefined;
    void this.updateComplete.then(() => {
      const moved = (title?.getBoundingClientRect().top ?? 0) - top;
      if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: 'instant' });
    });
  }

  /** Goes back to a number that another one came from, into its block. */
  #follow(spot: Spot): void {
    const reading = this.#reading;
    const { head } = spot;
    const isHere = reading && matricesIn(this.#block, reading).some(({ name }) => name === spot.name);
    if (!isHere || head !== undefined) this.#open(blockOf(spot.name), head);
    this.hovered = undefined;
    this.chosen = spot;
  }

  /** The same for every drawing of a matrix: a drag lives longer than one of them. */
  #gesturesOf({ name }: Matrix): MatrixGestures {
    const known = this.#gestures.get(name);
    if (known) return known;
    const matrix = (): Matrix | undefined => this.#reading && matrixOf(this.#reading, name, this.#head);
    const choose = (spot: Spot | undefined): void => {
      this.chosen = spot;
      this.hovered = undefined;
    };
    const made: MatrixGestures = {
      drag: new PlotDrag((share, down) => choose(spotAt(matrix(), share, down))),
      hover: (event) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
        const { left, top, width, height } = (event.currentTarget as Element).getBoundingClientRect();
        const spot = spotAt(matrix(), (event.clientX - left) / width, (event.clientY - top) / height);
        const last = this.hovered;
        if (spot?.name !== last?.name || spot?.row !== last?.row || spot?.column !== last?.column) this.hovered = spot;
      },
      leave: () => (this.hovered = undefined),
      focus: () => {
        const shown = matrix();
        const reading = this.#reading;
        if (!shown || !reading || this.#spotIn(reading).name === name) return;
        choose({ name, row: Math.min(this.#spotIn(reading).row, shown.rows - 1), column: 0 });
      },
      key: (event) => {
        const [shown, reading] = [matrix(), this.#reading];
        const from = reading && this.#spotIn(reading);
        const to = shown && from && from.name === name ? keyedSpot(ownKey(event), shown, from) : undefined;
        if (!to) return;
        event.preventDefault();
        choose(to);
      },
    };
    this.#gestures.set(name, made);
    return made;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (!this.hasUpdated) this.#takePrepared();
    this.#load();
    const reading = this.#reading;
    if (reading === this.#now) return;
    this.#before = this.#now;
    this.#now = reading;
  }

  protected override reset(): void {
    super.reset();
    this.chosen = this.hovered = undefined;
  }

  /** The model that came with the page. */
  #takePrepared(): void {
    const given = readPrepared(this.getAttribute(preparedAttribute));
    if (given) this.models = { [given.encoding]: given };
  }

  /** Loads the model that is asked for, if it is not there. */
  #load(): void {
    const encoding = this.#encoding;
    if (encoding === this.#asked) return;
    this.#asked = encoding;
    this.failed = false;
    if (this.models[encoding]) return;
    this.#coming = loadModel(encoding).then(
      (model) => void (this.models = { ...this.models, [encoding]: model }),
      (failure: unknown) => {
        console.error(failure);
        if (encoding === this.#asked) this.failed = true;
      },
    );
  }

  /** A figure that came without a model has nothing to show before: pages of others keep its room until then. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    if (this.#now || !this.#coming) return isComplete;
    await this.#coming;
    return super.getUpdateComplete();
  }
}

/** Names have colours of their own, and the pronoun is ink. */
function colourOf(word: number): string {
  if (isPronoun(word)) return 'var(--ink)';
  return isNoun(word) ? handColour(word, 4) : 'var(--ink-soft)';
}

function spotAt(matrix: Matrix | undefined, share: number, down: number): Spot | undefined {
  if (!matrix) return undefined;
  const place = (at: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(at * count)));
  return { name: matrix.name, row: place(down, matrix.rows), column: place(share, matrix.columns) };
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-panorama': PePanorama;
  }
}
