import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { repeat } from 'lit/directives/repeat.js';
import { typed } from '../../figures/shared/controls/typed.js';
import { qrCode } from '../../figures/shared/frame/picture/qr-code.js';
import { readNumber } from '../../figures/shared/reader/fields.js';
import { spoken } from '../../figures/shared/reader/format.js';
import { languageTagOf } from '../../figures/shared/reader/language.js';
import { wordsFor, type Say } from '../../figures/shared/reader/words.js';
import { seedRange } from '../parts/spec.js';
import { nameOf, type Catalogue } from './catalogue.js';
import { deskStyles } from './desk-styles.js';
import { longestTitle, moved, writeSet, type ExerciseSet } from './set.js';
import { setMakerStyles } from './set-maker-styles.js';

/** An exercise that was chosen, with its seed as it was typed: nothing for the first numbers. */
interface Chosen {
  readonly exercise: string;
  readonly typed: string;
}

const isRefused = ({ typed }: Chosen): boolean => typed.trim() !== '' && 'refused' in readNumber(typed, seedRange);

const side = 200; // of the QR code, in pixels: read from a projected page as well

/** Makes a link that shows some exercises in an order: chosen by ticks, moved by buttons, with seeds and a title. */
export class PeSetMaker extends LitElement {
  static override styles = [...deskStyles, setMakerStyles];

  @property() override lang = '';
  /** The exercises that can be chosen. */
  @property({ attribute: false }) catalogue: Catalogue = new Map();

  @state() private chosen: readonly Chosen[] = [];
  @state() private written = '';
  @state() private message = '';

  /** The set of the link: a seed that cannot be one is left out, and its field says so. */
  get #set(): ExerciseSet {
    const items = this.chosen.map(({ exercise, typed }) => {
      const seed = readNumber(typed, seedRange);
      return 'value' in seed ? { exercise, seed: seed.value } : { exercise };
    });
    const title = this.written.replace(/\s+/g, ' ').trim();
    return { ...(title !== '' && { title }), items };
  }

  get #link(): string {
    return new URL(writeSet(this.#set), new URL('./', location.href)).href;
  }

  override render(): TemplateResult {
    const say = wordsFor(languageTagOf(this));
    return html`
      <p>${say('set.lead')}</p>
      <fieldset>
        <legend>${say('set.choose')}</legend>
        <div class="all" tabindex="0" role="region" aria-label=${say('set.choose')}>
          ${[...this.catalogue.keys()].map((exercise) => this.#choice(exercise))}
        </div>
      </fieldset>
      <h2 id="order">${say('set.order', { count: this.chosen.length })}</h2>
      ${this.chosen.length === 0 ? html`<p class="note">${say('set.none')}</p>` : this.#order(say)}
      <label class="field">
        <span>${say('set.title')}</span>
        <input
          type="text"
          autocomplete="off"
          maxlength=${longestTitle}
          .value=${typed(this.written)}
          @input=${({ target }: Event) => this.#write((target as HTMLInputElement).value)}
        />
      </label>
      ${this.chosen.length === 0 ? nothing : this.#result(say)}
      <p class="status" role="status">${this.message}</p>
    `;
  }

  #choice(exercise: string): TemplateResult {
    return html`<label class="tick">
      <input
        type="checkbox"
        .checked=${this.chosen.some((other) => other.exercise === exercise)}
        @change=${({ target }: Event) => this.#choose(exercise, (target as HTMLInputElement).checked)}
      />
      <span>${nameOf(exercise, this.catalogue)}</span>
    </label>`;
  }

  #order(say: Say): TemplateResult {
    return html`<ol aria-labelledby="order">
      ${repeat(
        this.chosen,
        ({ exercise }) => exercise,
        (item, place) => this.#row(item, place, say),
      )}
    </ol>`;
  }

  #row(item: Chosen, place: number, say: Say): TemplateResult {
    const { exercise, typed: seed } = item;
    const name = nameOf(exercise, this.catalogue);
    const step = (steps: 1 | -1, key: 'set.up' | 'set.down', sign: string): TemplateResult => {
      const isEnd = place + steps < 0 || place + steps >= this.chosen.length;
      return html`<button
        type="button"
        class="step"
        data-step=${steps}
        aria-disabled=${String(isEnd)}
        aria-label="${say(key)} ${name}"
        @click=${() => isEnd || this.#move(item, place, steps)}
      >
        <span aria-hidden="true">${sign}</span>
      </button>`;
    };
    const refused = isRefused(item);
    return html`<li>
      <span class="name">${name}</span>
      <label class="seed"
        ><span>${say('set.seed')}</span>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          aria-label="${say('set.seed')}, ${name}"
          aria-invalid=${String(refused)}
          aria-describedby=${refused ? `refusal-${exercise}` : nothing}
          .value=${typed(seed)}
          @input=${({ target }: Event) => this.#seed(exercise, (target as HTMLInputElement).value)}
        />
      </label>
      <span class="steps">
        ${step(-1, 'set.up', '↑')}${step(1, 'set.down', '↓')}
        <button
          type="button"
          class="step"
          aria-label="${say('set.remove')} ${name}"
          @click=${() => this.#remove(exercise, place)}
        >
          <span aria-hidden="true">×</span>
        </button>
      </span>
      ${
        refused
          ? html`<p class="refusal" id=${`refusal-${exercise}`} role="status">
              ${say('field.whole', {
                field: say('set.seed'),
                min: spoken(seedRange.min),
                max: spoken(seedRange.max),
                value: seed.trim().slice(0, 40),
              })}
            </p>`
          : nothing
      }
    </li>`;
  }

  #result(say: Say): TemplateResult {
    const link = this.#link;
    const code = qrCode(link, 0, 0, side);
    return html`<p class="link"><a href=${link}>${link}</a></p>
      <div class="buttons">
        <button type="button" class="button" @click=${() => void this.#copy()}>${say('set.copy')}</button>
      </div>
      ${
        code === ''
          ? html`<p class="note">${say('set.tooLong')}</p>`
          : html`<div class="code" role="img" aria-label=${say('set.code')}>${unsafeSVG(code)}</div>`
      }`;
  }

  #choose(exercise: string, isChosen: boolean): void {
    const others = this.chosen.filter((item) => item.exercise !== exercise);
    this.chosen = isChosen ? [...others, { exercise, typed: '' }] : others;
    this.message = '';
  }

  #write(title: string): void {
    this.written = title;
    this.message = '';
  }

  #seed(exercise: string, typed: string): void {
    this.chosen = this.chosen.map((item) => (item.exercise === exercise ? { exercise, typed } : item));
    this.message = '';
  }

  /** The focus stays on the button, which has moved with its row. */
  #move(item: Chosen, place: number, steps: 1 | -1): void {
    const focused = this.shadowRoot?.activeElement as HTMLElement | null;
    this.chosen = moved(this.chosen, place, steps);
    const values = { item: nameOf(item.exercise, this.catalogue), place: place + steps + 1, count: this.chosen.length };
    this.message = wordsFor(languageTagOf(this))('set.moved', values);
    void this.updateComplete.then(() => focused?.focus());
  }

  /** The row goes with its button: the focus goes to the next row, or back to the list. */
  #remove(exercise: string, place: number): void {
    this.#choose(exercise, false);
    void this.updateComplete.then(() => {
      const rows = this.renderRoot.querySelectorAll('ol > li');
      const next = rows[Math.min(place, rows.length - 1)]?.querySelector<HTMLElement>('.steps > :last-child');
      (next ?? this.renderRoot.querySelector<HTMLElement>('.all'))?.focus();
    });
  }

  async #copy(): Promise<void> {
    const say = wordsFor(languageTagOf(this));
    try {
      await navigator.clipboard.writeText(this.#link);
      this.message = say('set.copied');
    } catch {
      // Without the right to write the clipboard the reader copies by hand what is selected here.
      getSelection()?.selectAllChildren(this.renderRoot.querySelector('.link')!);
      this.message = say('set.select');
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-set-maker': PeSetMaker;
  }
}
