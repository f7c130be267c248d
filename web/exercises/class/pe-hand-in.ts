import { LitElement, html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { typed } from '../../figures/shared/controls/typed.js';
import { save } from '../../figures/shared/frame/save.js';
import { languageTagOf } from '../../figures/shared/reader/language.js';
import { wordsFor } from '../../figures/shared/reader/words.js';
import { progress } from '../parts/progress.js';
import type { Catalogue } from './catalogue.js';
import { deskStyles } from './desk-styles.js';
import { entriesOf, fileNameOf, inOrder } from './hand-in.js';
import { writeItems, type ExerciseSet, type SetItem } from './set.js';
import { longestName, stamp, writeSummary, type Summary } from './summary.js';
import { summaryText } from './summary-text.js';
import { work } from './work.js';

/**
 * The reader's work on a set, or on all exercises, to be handed in as a file or as text. All that is in it is shown, and nothing
 * leaves the page by itself.
 */
export class PeHandIn extends LitElement {
  static override styles = deskStyles;

  @property() override lang = '';
  /** The exercises of the tour. */
  @property({ attribute: false }) catalogue: Catalogue = new Map();
  /** The set that the page shows; without one, all exercises are handed in. */
  @property({ attribute: false }) set: ExerciseSet | undefined;

  /** Not kept: it holds until the page is closed. */
  @state() private learner = '';
  @state() private message = '';

  readonly #redraw = (): void => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    progress.addEventListener('progress-changed', this.#redraw);
    work.addEventListener('work-changed', this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    progress.removeEventListener('progress-changed', this.#redraw);
    work.removeEventListener('work-changed', this.#redraw);
  }

  get #items(): readonly SetItem[] {
    return this.set?.items ?? [...this.catalogue.keys()].map((exercise) => ({ exercise }));
  }

  /** The summary as it is at this moment. */
  get #summary(): Summary {
    const { set, learner } = this;
    return {
      ...(learner !== '' && { learner }),
      ...(set && { set: writeItems(set.items) }),
      ...(set?.title !== undefined && { title: set.title }),
      made: stamp(new Date()),
      ...(work.isTimed && { timed: true }),
      exercises: inOrder(entriesOf(work.entries, progress.solved), this.#items),
    };
  }

  get #text(): string {
    return summaryText(this.#summary, this.#items, this.catalogue, wordsFor(languageTagOf(this)));
  }

  override render(): TemplateResult {
    const say = wordsFor(languageTagOf(this));
    return html`
      <p>${say('handin.lead')}</p>
      <label class="field">
        <span>${say('handin.name')}</span>
        <input
          type="text"
          autocomplete="off"
          maxlength=${longestName}
          .value=${typed(this.learner)}
          @input=${({ target }: Event) => this.#name((target as HTMLInputElement).value)}
        />
      </label>
      <label class="tick">
        <input
          type="checkbox"
          .checked=${work.isTimed}
          aria-describedby="kept"
          @change=${({ target }: Event) => (work.isTimed = (target as HTMLInputElement).checked)}
        />
        <span>${say('handin.time')}</span>
      </label>
      <p class="note" id="kept">${say('handin.kept')}</p>
      <pre tabindex="0" role="region" aria-label=${say('handin.preview')}>${this.#text}</pre>
      <div class="buttons">
        <button type="button" class="button" @click=${() => this.#save()}>${say('handin.save')}</button>
        <button type="button" class="button" @click=${() => void this.#copy()}>${say('handin.copy')}</button>
      </div>
      <p class="status" role="status">${this.message}</p>
    `;
  }

  /** Characters that are not seen are left out: the file may not have them. */
  #name(text: string): void {
    this.learner = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
    this.message = '';
  }

  #save(): void {
    const summary = this.#summary;
    const name = fileNameOf(summary);
    save(new Blob([writeSummary(summary)], { type: 'application/json' }), name);
    this.message = wordsFor(languageTagOf(this))('handin.saved', { file: name });
  }

  async #copy(): Promise<void> {
    const say = wordsFor(languageTagOf(this));
    try {
      await navigator.clipboard.writeText(this.#text);
      this.message = say('handin.copied');
    } catch {
      // Without the right to write the clipboard the reader copies by hand what is selected here.
      getSelection()?.selectAllChildren(this.renderRoot.querySelector('pre')!);
      this.message = say('handin.select');
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-hand-in': PeHandIn;
  }
}
