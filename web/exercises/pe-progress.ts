import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { save } from '../figures/shared/frame/save.js';
import { getLanguageTag } from '../figures/shared/reader/languages.js';
import { messagesFor, type Translate } from '../figures/shared/reader/messages.js';
import { ProgressError, maxCharacters, readChapters, readProgress, writeProgress } from './base/progress-file.js';
import { progress } from './base/progress.js';
import { progressStyles } from './base/progress-styles.js';

const shownIds = 3; // of those that a refused file names

/**
 * The number of exercises that are solved. With `whole` these are all of the tour, and progress can be saved to a file,
 * taken from one, and forgotten.
 */
export class PeProgress extends LitElement {
  static override styles = progressStyles;

  @property() override lang = '';
  /** The ids of the exercises, a space between each two. */
  @property() ids = '';
  @property({ type: Boolean }) whole = false;

  @state() private ready = false;
  @state() private asked = false;
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
      <p class="count">
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
        <button type="button" class="tool" aria-disabled=${String(!isAny)} @click=${() => isAny && this.#export()}>
          ${t('progress.export')}
        </button>
        <label class="tool file">
          ${t('progress.import')}
          <input
            type="file"
            accept="application/json,.json"
            @change=${(event: Event) => void this.#import(event.target as HTMLInputElement)}
          />
        </label>
        <button
          type="button"
          class="tool forget"
          aria-disabled=${String(!isAnyKept)}
          aria-expanded=${String(this.asked)}
          @click=${() => isAnyKept && this.#ask()}
        >
          ${t('progress.forget')}
        </button>
      </div>
      ${
        this.asked
          ? html`<p class="question" role="status">
              ${t('progress.sure', { count: solved, read })}
              <button type="button" class="tool" @click=${() => this.#forget()}>${t('progress.yes')}</button>
              <button type="button" class="tool" @click=${() => this.#answered()}>${t('progress.no')}</button>
            </p>`
          : nothing
      }
      <p class="message" role="status">${this.message}</p>`;
  }

  #export(): void {
    save(
      new Blob([writeProgress(progress.solved, progress.chapters)], { type: 'application/json' }),
      'clock-hands-progress.json',
    );
  }

  /** A file that is not understood as a whole changes nothing. */
  async #import(field: HTMLInputElement): Promise<void> {
    const file = field.files?.[0];
    if (!file) return;
    const t = this.#t;
    this.message = ''; // the same sentence again is news, too
    try {
      // Four bytes to a character at most.
      const text = file.size > 4 * maxCharacters ? ' '.repeat(maxCharacters + 1) : await file.text();
      const solved = readProgress(text);
      const known = new Set(this.ids.split(' '));
      const unknown = [...solved.keys()].filter((id) => !known.has(id));
      if (unknown.length > 0)
        this.message = t('progress.unknown', { ids: unknown.slice(0, shownIds).join(', '), count: unknown.length });
      else {
        progress.add(solved, readChapters(text));
        this.message = t('progress.imported', { count: solved.size });
      }
    } catch (error) {
      this.message = t(`progress.${error instanceof ProgressError ? error.refusal : 'notJson'}`);
    }
    field.value = ''; // the same file may be chosen again
  }

  #ask(): void {
    this.asked = !this.asked;
    this.message = '';
  }

  #forget(): void {
    progress.forget();
    this.message = this.#t('progress.forgotten');
    this.#answered();
  }

  /** The question goes with its buttons, so the focus returns to where it was asked. Hence nothing here is ever `disabled`. */
  #answered(): void {
    this.asked = false;
    this.renderRoot.querySelector<HTMLElement>('.forget')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-progress': PeProgress;
  }
}
