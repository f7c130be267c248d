import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { save } from '../figures/shared/frame/save.js';
import { getLanguageTag } from '../figures/shared/reader/languages.js';
import { messagesFor, type Translate } from '../figures/shared/reader/messages.js';
import { ProgressError, maxCharacters, readChapters, readProgress, writeProgress } from './base/progress-file.js';
import { progress } from './base/progress.js';
import { progressStyles } from './base/progress-styles.js';

const shownIds = 3; // of those in a rejected file

/**
 * Shows the number of solved exercises. With `whole`, for all exercises of the tour, with buttons to save, load and
 * delete progress.
 */
export class PeProgress extends LitElement {
  static override styles = progressStyles;

  @property() override lang = '';
  /** Exercise IDs, separated by spaces. */
  @property() ids = '';
  @property({ type: Boolean }) whole = false;

  @state() private ready = false;
  @state() private isConfirming = false;
  @state() private message = '';

  readonly #redraw = (): void => this.requestUpdate();

  get #t(): Translate {
    return messagesFor(getLanguageTag(this));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    progress.addEventListener('progress-changed', this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    progress.removeEventListener('progress-changed', this.#redraw);
  }

  protected override firstUpdated(): void {
    this.ready = true;
  }

  override render(): TemplateResult {
    const t = this.#t;
    const ids = this.ids.split(' ');
    const solved = ids.filter((id) => this.ready && progress.isSolved(id));
    return html`
      <p class="cluster soft">
        <span class="marks" aria-hidden="true"
          >${ids.map((id) => html`<i data-solved=${String(solved.includes(id))}></i>`)}</span
        >
        ${t('progress.count', { solved: solved.length, count: ids.length })}
      </p>
      ${this.ready && !progress.isStored ? html`<p class="notice" role="status">${t('progress.notKept')}</p>` : nothing}
      ${this.ready && progress.hasOther ? html`<p class="notice" role="status">${t('progress.other')}</p>` : nothing}
      ${this.whole ? this.#tools(solved.length, this.ready ? progress.chapters.size : 0) : nothing}
    `;
  }

  #tools(solved: number, read: number): TemplateResult {
    const t = this.#t;
    const isAny = solved + read > 0;
    const isAnyKept = isAny || (this.ready && progress.hasOther);
    return html`<div class="tools">
        <button
          type="button"
          class="text-button"
          aria-disabled=${String(!isAny)}
          @click=${() => isAny && this.#export()}
        >
          ${t('progress.export')}
        </button>
        <label class="text-button file">
          ${t('progress.import')}
          <input
            class="covering"
            type="file"
            accept="application/json,.json"
            @change=${(event: Event) => void this.#import(event.target as HTMLInputElement)}
          />
        </label>
        <button
          type="button"
          class="text-button forget"
          aria-disabled=${String(!isAnyKept)}
          aria-expanded=${String(this.isConfirming)}
          @click=${() => isAnyKept && this.#ask()}
        >
          ${t('progress.forget')}
        </button>
      </div>
      ${
        this.isConfirming
          ? html`<p class="question" role="status">
              ${t('progress.sure', { count: solved, read })}
              <button type="button" class="text-button" @click=${() => this.#forget()}>${t('progress.yes')}</button>
              <button type="button" class="text-button" @click=${() => this.#answered()}>${t('progress.no')}</button>
            </p>`
          : nothing
      }
      <p class="message reserve" role="status">${this.message}</p>`;
  }

  #export(): void {
    save(
      new Blob([writeProgress(progress.solved, progress.chapters)], { type: 'application/json' }),
      'clock-hands-progress.json',
    );
  }

  /** A file with any error changes nothing. */
  async #import(field: HTMLInputElement): Promise<void> {
    const file = field.files?.[0];
    if (!file) return;
    const t = this.#t;
    this.message = ''; // clears first, so that the same message is announced again
    try {
      // UTF-8 has at most four bytes per character.
      const text = file.size > 4 * maxCharacters ? ' '.repeat(maxCharacters + 1) : await file.text();
      const solved = readProgress(text);
      const known = new Set(this.ids.split(' '));
      const unknown = [...solved.keys()].filter((id) => !known.has(id));
      if (unknown.length > 0)
        this.message = t('progress.unknown', { ids: unknown.slice(0, shownIds), count: unknown.length });
      else {
        progress.add(solved, readChapters(text));
        this.message = t('progress.imported', { count: solved.size });
      }
    } catch (error) {
      this.message = t(`progress.${error instanceof ProgressError ? error.refusal : 'notJson'}`);
    }
    field.value = ''; // allows choosing the same file again
  }

  #ask(): void {
    this.isConfirming = !this.isConfirming;
    this.message = '';
  }

  #forget(): void {
    progress.forget();
    this.message = this.#t('progress.forgotten');
    this.#answered();
  }

  /**
   * Closes the confirmation and moves the focus back to the button that opened it. Buttons here are never `disabled`,
   * which would lose the focus.
   */
  #answered(): void {
    this.isConfirming = false;
    this.renderRoot.querySelector<HTMLElement>('.forget')?.focus();
  }
}
