import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { core } from '../../figures/shared/frame/core-provider.js';
import { PeElement } from '../../figures/shared/frame/pe-element.js';
import { EmbedTool } from '../../figures/shared/links/embed-button.js';
import { tourAddress } from '../../figures/shared/links/tour-address.js';
import { number } from '../../figures/shared/manifest/parameters.js';
import type { Shown } from '../../figures/shared/links/snippets.js';
import { getLanguageTag } from '../../figures/shared/reader/languages.js';
import { messagesFor, type Translate } from '../../figures/shared/reader/messages.js';
import { getCase, type Case } from './variant.js';
import { exerciseStyles } from './exercise-styles.js';
import { figureUrl, sectionUrl, showInPage } from './figure-link.js';
import { progress } from './progress.js';
import { seedRange, varies, type Spec } from './spec.js';

export interface Verdict {
  readonly right: boolean;
  /** One sentence in the reader's language. */
  readonly sentence: string;
  /** Slot names of texts that explain the verdict, such as `wrong.0.because`. */
  readonly because?: readonly string[];
}

/** Text, code, or the slot name of one of the exercise's texts. */
export type AnswerPart = string | { readonly code: string } | { readonly slot: string };

/** The folder of a language's pages, relative to each of them. */
const siblingPages = '../';

/**
 * Base class of all exercises. It renders everything around the input: number, question, check button, feedback, hints
 * one at a time, the worked answer with links to the figure and the section, and new numbers; and it records progress.
 * The texts are slotted light-DOM content, named by their paths in the exercise file, so formulas get the page's styles
 * and the texts are readable without scripts.
 *
 * Subclasses implement `renderInput`, `grade` and `reset`.
 *
 * @slot question - The question. Each other text of the exercise has a slot of its own.
 * @fires case-drawn - When the numbers change after the first ones.
 * @fires exercise-solved - When a reply is right. `detail` has `exercise`, `seed`, `attempts` since the numbers were
 * drawn (including this one) and `hints` shown.
 */
export abstract class Exercise<Own extends Spec = Spec> extends PeElement {
  static override styles: CSSResultArray = exerciseStyles;

  @property() override lang = '';
  /** Chapter and index, such as 3.2. */
  @property() number = '';
  /** Set when the page itself shows number, title and solved state. */
  @property({ type: Boolean, reflect: true }) titled = false;
  @property({ attribute: false }) spec!: Own;
  @property(number(seedRange)) seed?: number;

  /**
   * Base URL of the tour's pages in this language. On other sites' pages links open in a new tab; undefined: no links.
   */
  @property({ attribute: false }) pages: string | undefined = siblingPages;

  @state() protected verdict: Verdict | undefined;
  @state() private hintsShown = 0;
  @state() private workedShown = false;

  #cached: { readonly spec: Own; readonly case: Case } | undefined;
  /** Graded replies since the numbers were drawn. */
  #attempts = 0;
  /** The seed whose numbers are in the slotted texts. */
  #renderedSeed: number | undefined;
  readonly #embed = new EmbedTool(this, (_, source) => this.#embedData(source));
  readonly #redraw = (): void => this.requestUpdate();

  /** The numbers for the current seed, cached. */
  get case(): Case {
    const seed = this.seed ?? seedRange.min;
    if (this.#cached?.case.seed !== seed || this.#cached.spec !== this.spec)
      this.#cached = { spec: this.spec, case: getCase(core(), this.spec, seed) };
    return this.#cached.case;
  }

  get t(): Translate {
    return messagesFor(getLanguageTag(this));
  }

  /** The correct answer, for the printed answer key. */
  abstract get answer(): readonly AnswerPart[];
  /** Renders the control for the reply. */
  protected abstract renderInput(): TemplateResult;
  /** Grades the reply; undefined if there is none, or if it's unreadable and the input already says so. */
  protected abstract grade(): Verdict | undefined;
  /** Renders details about the reply, below the verdict. */
  protected renderFeedback(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Renders additions to the text of the worked answer. */
  protected renderSolution(): TemplateResult | typeof nothing {
    return nothing;
  }

  protected abstract reset(): void;

  override connectedCallback(): void {
    super.connectedCallback();
    progress.addEventListener('progress-changed', this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    progress.removeEventListener('progress-changed', this.#redraw);
  }

  /** Sets the seed and starts over; the same seed restarts with the same numbers. */
  draw(seed: number): void {
    this.seed = seed;
    this.verdict = undefined;
    this.hintsShown = 0;
    this.#attempts = 0;
    this.workedShown = false;
    this.reset();
  }

  protected check(): void {
    this.verdict = this.grade();
    if (!this.verdict) return;
    const { seed } = this.case;
    this.#attempts += 1;
    if (!this.verdict.right) return;
    progress.solve(this.spec.id, seed);
    const detail = { exercise: this.spec.id, seed, attempts: this.#attempts, hints: this.hintsShown };
    this.dispatchEvent(new CustomEvent('exercise-solved', { detail, bubbles: true, composed: true }));
  }

  override render(): TemplateResult {
    const { t, spec } = this;
    return html`
      <section class="exercise" aria-labelledby=${this.titled ? nothing : 'name'}>
        ${this.titled ? this.#renderSeed() : this.#renderHeading()}
        <div class="question"><slot name="question"></slot></div>
        <form class="reply" autocomplete="off" novalidate>
          <div class="input">${this.renderInput()}</div>
          <button class="button check" type="submit" @click=${this.#onSubmit}>${t('exercise.check')}</button>
        </form>
        <div class="feedback screen-only" role="status" data-right=${String(this.verdict?.right ?? '')}>
          ${this.#renderVerdict()}
        </div>
        ${this.renderFeedback()} ${this.#renderTools()}
        <ol class="hints screen-only" role="list" aria-live="polite">
          ${(spec.hints ?? [])
            .slice(0, this.hintsShown)
            .map((_, index) => html`<li class="aside"><slot name=${`hints.${index}`}></slot></li>`)}
        </ol>
        <div class="worked screen-only" id="worked" ?hidden=${!this.workedShown}>
          ${this.workedShown ? this.#renderWorked() : nothing}
        </div>
      </section>
    `;
  }

  #renderHeading(): TemplateResult {
    const { t, spec, number } = this;
    const solved = progress.isSolved(spec.id);
    return html`<h3 id="name">
      <span class="visually-hidden">${t('exercise.name')} </span>${number} ${this.#renderSeed()}
      <span class="tick">${solved ? html`<span aria-hidden="true">✓</span> ${t('exercise.solved')}` : nothing}</span>
    </h3>`;
  }

  /** For print only: the answer key has to match the numbers on the sheet. */
  #renderSeed(): TemplateResult {
    return html`<span class="seed">${this.t('exercise.seed', { seed: this.case.seed })}</span>`;
  }

  /** Handles click, which Enter triggers too, because sandboxed frames without allow-forms fire no submit event. */
  readonly #onSubmit = (event: Event): void => {
    event.preventDefault();
    this.check();
  };

  #renderVerdict(): TemplateResult | typeof nothing {
    if (!this.verdict) return nothing;
    const { right, sentence, because = [] } = this.verdict;
    // Keyed, so that screen readers announce the same sentence again for another wrong reply.
    return html`${keyed(
      this.verdict,
      html`<p class="sentence"><span class="mark" aria-hidden="true">${right ? '✓' : '×'}</span>${sentence}</p>
        ${because.map((slot) => html`<slot name=${slot}></slot>`)}`,
    )}`;
  }

  #renderTools(): TemplateResult {
    const { t, spec } = this;
    const hints = spec.hints?.length ?? 0;
    const { seed } = this.case;
    return html`<div class="tools">
      ${
        hints === 0
          ? nothing
          : html`<button
              type="button"
              class="text-button hint"
              aria-disabled=${String(this.hintsShown >= hints)}
              @click=${() => this.hintsShown < hints && this.#showHint()}
            >
              ${t('exercise.hint', { shown: this.hintsShown, count: hints })}
            </button>`
      }
      <button
        type="button"
        class="text-button"
        aria-expanded=${String(this.workedShown)}
        aria-controls="worked"
        @click=${() => (this.workedShown = !this.workedShown)}
      >
        ${t('exercise.worked')}
      </button>
      ${
        varies(spec)
          ? html`<button type="button" class="text-button another" @click=${() => this.#drawNext()}>
              ${t('exercise.another')}
            </button>`
          : nothing
      }
      <button type="button" class="text-button" @click=${() => this.draw(seed)}>${t('exercise.reset')}</button>
      ${
        this.pages === undefined
          ? nothing
          : html`<a class="text-button" href=${this.#exerciseUrl(this.pages)} target=${this.#target}
              >${t('exercise.link')}</a
            >`
      }
      ${this.#embed.render(t, t('exercise.embed'))}
    </div>`;
  }

  get #target(): string | typeof nothing {
    return this.pages === siblingPages ? nothing : '_blank';
  }

  /** URL of the tour page that shows only this exercise, with these numbers. */
  #exerciseUrl(pages: string): string {
    return `${pages}exercises/?exercise=${this.spec.id}&seed=${this.case.seed}`;
  }

  #embedData(source: string): Shown {
    return {
      tag: 'pe-exercise',
      attributes: [
        ['exercise', this.spec.id],
        ['seed', String(this.case.seed)],
      ],
      language: getLanguageTag(this) || 'en',
      name: `${this.t('exercise.name')} ${this.number}`,
      caption: '',
      source,
      link: new URL(this.#exerciseUrl(this.pages ?? siblingPages), location.href).href,
      root: tourAddress()?.root ?? '',
      height: this.getBoundingClientRect().height,
    };
  }

  #renderWorked(): TemplateResult {
    return html`<slot name="worked"></slot>${this.renderSolution()}${this.#renderLinks()}`;
  }

  /** Links to the figure that shows this case and to the section that teaches it. */
  #renderLinks(): TemplateResult | typeof nothing {
    const { pages, t } = this;
    const { figure, section } = this.spec;
    if (pages === undefined || (!figure && section === undefined)) return nothing;
    const way = (address: string, words: string): TemplateResult =>
      html`<a class="text-button" href=${address} target=${this.#target} @click=${showInPage}>${words}</a>`;
    return html`<p>
      ${figure ? way(figureUrl(figure, this.case, pages), t('exercise.figure')) : nothing}
      ${section === undefined ? nothing : way(sectionUrl(section, pages), t('exercise.section'))}
    </p>`;
  }

  #showHint(): void {
    this.hintsShown += 1;
  }

  #drawNext(): void {
    this.draw((this.case.seed % seedRange.max) + 1);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { seed, texts } = this.case;
    if (seed === this.#renderedSeed) return;
    const isFirst = this.#renderedSeed === undefined;
    this.#renderedSeed = seed;
    for (const place of this.querySelectorAll<HTMLElement>('[data-of]'))
      place.textContent = texts[place.dataset['of'] ?? ''] ?? place.textContent;
    if (!isFirst) this.dispatchEvent(new CustomEvent('case-drawn', { bubbles: true, composed: true }));
  }
}
