import { LitElement, html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { EmbedTool } from './embed-tool.js';
import { figureStyles } from './figure-styles.js';
import { readNumber, readingRanges, type FieldRange } from '../reader/fields.js';
import { home } from './home.js';
import { FollowReaderState, defaultReading, readerState, type Layout, type Reading } from '../reader/reader-state.js';
import { languageTagOf } from '../reader/language.js';
import { wordsFor, type Say } from '../reader/words.js';

/**
 * Reads a number attribute as `<input type>` does: what cannot be read counts as not given. Range and usual value, the one of a
 * figure without the attribute, stand in the table of attributes.
 */
export const numberWithin = (range: FieldRange, usual?: number) => ({
  range,
  usual,
  fromAttribute(text: string | null): number | undefined {
    const reading = readNumber(text ?? '', range);
    return 'value' in reading ? reading.value : undefined;
  },
});

/** Reads an attribute with a few allowed words, of which the first is usual; any other word counts as not given. */
export const oneOf = <Word extends string>(...words: readonly Word[]) => ({
  words,
  usual: words[0],
  fromAttribute: (text: string | null): Word | undefined => words.find((word) => word === text),
});

/** The same choice with another usual word than the first. */
export const usually = <Choice extends object>(usual: string, choice: Choice) => ({ ...choice, usual });

/**
 * What every figure has around its picture: a name, controls, the caption from the page, reset, its data as a table, and
 * a link to what is shown. A field given as an attribute belongs to the figure; the others it shares with the page.
 *
 * @slot - The caption.
 */
export abstract class Figure extends LitElement {
  static override styles: CSSResultArray = [figureStyles];

  /** The language of labels, a BCP 47 tag; without it that of the nearest element with a `lang`. */
  @property() override lang = '';

  /** The position that is shown. */
  @property({ converter: numberWithin(readingRanges.position, defaultReading.position) }) position?: number;
  /** d, how many numbers an encoding has. */
  @property({ converter: numberWithin(readingRanges.dimensions, defaultReading.dimensions) })
  dimensions?: number | undefined;
  /** The base of the frequencies: hand i moves base^(-2i/d) radians per position. */
  @property({ converter: numberWithin(readingRanges.base, defaultReading.base) }) base?: number;
  /** Where sines and cosines stand: side by side, or all sines first. */
  @property({ converter: oneOf<Layout>('interleaved', 'halves') }) layout?: Layout;

  @state() private tableOpen = false;
  @state() private linkCopied = false;
  /** The link itself, where it could not be copied. */
  @state() private shownLink: string | undefined;

  readonly #embed = new EmbedTool(this, ({ shownBy }, source) => shownBy(this, this.name(), source));

  constructor() {
    super();
    new FollowReaderState(this);
  }

  /** What this figure shows: its own fields over those of the page. */
  protected get reading(): Reading {
    const shared = readerState.reading;
    return {
      position: this.position ?? shared.position,
      dimensions: this.dimensions ?? shared.dimensions,
      base: this.base ?? shared.base,
      layout: this.layout ?? shared.layout,
    };
  }

  /** Changes fields where they live: those that the figure owns here, the others for the whole page. */
  protected read(patch: Partial<Reading>): void {
    const shared: { -readonly [Key in keyof Reading]?: Reading[Key] } = {};
    if (patch.position !== undefined)
      this.position === undefined ? (shared.position = patch.position) : (this.position = patch.position);
    if (patch.dimensions !== undefined)
      this.dimensions === undefined ? (shared.dimensions = patch.dimensions) : (this.dimensions = patch.dimensions);
    if (patch.base !== undefined) this.base === undefined ? (shared.base = patch.base) : (this.base = patch.base);
    if (patch.layout !== undefined)
      this.layout === undefined ? (shared.layout = patch.layout) : (this.layout = patch.layout);
    readerState.set(shared);
  }

  protected get say(): Say {
    return wordsFor(languageTagOf(this));
  }

  /** The figure's name, spoken and shown. */
  protected abstract name(): string;
  protected abstract controls(): TemplateResult;
  protected abstract picture(): TemplateResult;
  /** The numbers behind the picture; asked for only while the reader has the table open. */
  protected abstract table(): TemplateResult;

  /** Back to how the page showed it first: what has an attribute is read from it again. Override for what has none. */
  protected reset(): void {
    for (const name of (this.constructor as typeof Figure).observedAttributes)
      this.attributeChangedCallback(name, null, this.getAttribute(name));
    this.read(this.#initialReading());
  }

  #initialReading(): Reading {
    const attribute = (name: keyof typeof readingRanges): number => {
      const reading = readNumber(this.getAttribute(name) ?? '', readingRanges[name]);
      return 'value' in reading ? reading.value : defaultReading[name];
    };
    return {
      position: attribute('position'),
      dimensions: attribute('dimensions'),
      base: attribute('base'),
      layout:
        oneOf<Layout>('interleaved', 'halves').fromAttribute(this.getAttribute('layout')) ?? defaultReading.layout,
    };
  }

  override render(): TemplateResult {
    const say = this.say;
    return html`
      <section class="figure" aria-label=${this.name()}>
        <div class="picture">${this.picture()}</div>
        <div class="controls">${this.controls()}</div>
        <div class="caption"><slot></slot></div>
        <div class="tools">
          <button type="button" class="tool" @click=${() => this.reset()}>${say('figure.reset')}</button>
          ${home() === undefined ? nothing : this.#linkButton(say)}
          <details
            class="data"
            @toggle=${(event: Event) => (this.tableOpen = (event.target as HTMLDetailsElement).open)}
          >
            <summary class="tool">${say('figure.table')}</summary>
            ${this.tableOpen ? html`<div class="scroll" tabindex="0" role="region" aria-label=${say('figure.table')}>${this.table()}</div>` : nothing}
          </details>
          ${this.#embed.render(say, say('figure.embed'))}
        </div>
        ${this.shownLink === undefined ? nothing : html`<p class="shown-link" role="status">${this.shownLink}</p>`}
      </section>
    `;
  }

  #linkButton(say: Say): TemplateResult {
    return html`<button type="button" class="tool" @click=${() => void this.#copyLink()}>
      ${this.linkCopied ? say('figure.linkCopied') : say('figure.link')}
    </button>`;
  }

  async #copyLink(): Promise<void> {
    const link = home()?.link(this) ?? '';
    try {
      await navigator.clipboard.writeText(link);
      this.linkCopied = true;
      setTimeout(() => (this.linkCopied = false), 2_000);
    } catch {
      // A page in a frame, or a browser that asks and was told no: the reader copies the link by hand.
      this.shownLink = link;
    }
  }
}
