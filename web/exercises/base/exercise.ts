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
import { figureAddress, sectionAddress, showInPage } from './figure-link.js';
import { progress } from './progress.js';
import { seedRange, varies, type Spec } from './spec.js';

/** The worth of a reply. */
export interface Verdict {
  readonly right: boolean;
  /** One sentence, in the reader's language. */
  readonly sentence: string;
  /** Texts of the exercise that give the reasons, by their slots: `wrong.0.because`. */
  readonly because?: readonly string[];
}

/** Words, code, or the text of the exercise that stands in a slot. */
export type AnswerPart = string | { readonly code: string } | { readonly slot: string };

/** Every page of a language lies beside the others. */
const ofTour = '../';

/**
 * The base class of all exercises, with the parts around the answer: number, question, check, feedback, hints one at a
 * time, the worked answer with links to its figure and to the section that teaches it, fresh numbers, and its place in
 * the reader's progress. The texts are the page's own, slotted by their paths in the exercise file, so that formulas
 * get the page's styles and all is there without scripts.
 *
 * A kind says how a reply is given (`answering`), judged (`judge`) and forgotten (`forget`).
 *
 * @slot question - And one slot for each other text of the exercise.
 * @fires case-drawn - The exercise has got other numbers than its first.
 * @fires exercise-solved - A reply was right: `detail` has the exercise, its seed, the attempts since it was drawn, this one among
 *   them, and the hints that were shown.
 */
export abstract class Exercise<Own extends Spec = Spec> extends PeElement {
  static override styles: CSSResultArray = exerciseStyles;

  @property() override lang = '';
  /** Its place in the chapter, such as 3.2. */
  @property() number = '';
  /** Whether the page says its number and title, and whether it is solved. */
  @property({ type: Boolean, reflect: true }) titled = false;
  @property({ attribute: false }) spec!: Own;
  @property(number(seedRange)) seed?: number;

  /**
   * The tour's pages of this language, as the page at hand finds them; those of another site's page open beside it. Undefined
   * where nobody knows them: then there are no links.
   */
  @property({ attribute: false }) pages: string | undefined = ofTour;

  @state() protected verdict: Verdict | undefined;
  @state() private hintsShown = 0;
  @state() private workedShown = false;

  #drawn: { readonly spec: Own; readonly case: Case } | undefined;
  /** Replies that could be judged, since the numbers were drawn. */
  #attempts = 0;
  /** The seed whose numbers stand in the page's texts. */
  #written: number | undefined;
  readonly #embed = new EmbedTool(this, (_, source) => this.#shownElsewhere(source));
  readonly #redraw = (): void => this.requestUpdate();

  /** The exercise with the numbers of its seed. */
  get case(): Case {
    const seed = this.seed ?? seedRange.min;
    if (this.#drawn?.case.seed !== seed || this.#drawn.spec !== this.spec)
      this.#drawn = { spec: this.spec, case: getCase(core(), this.spec, seed) };
    return this.#drawn.case;
  }

  get t(): Translate {
    return messagesFor(getLanguageTag(this));
  }

  /** The right answer in a few words, for the answer key. */
  abstract get answer(): readonly AnswerPart[];
  /** Draws the place where the reader gives a reply. */
  protected abstract renderInput(): TemplateResult;
  /** Judges the reply; undefined when there is none, or one that cannot be read and says so itself. */
  protected abstract grade(): Verdict | undefined;
  /** Draws the numbers of this reply, below the verdict. */
  protected renderFeedback(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Draws what the worked answer has beside its text. */
  protected renderSolution(): TemplateResult | typeof nothing {
    return nothing;
  }

  /** Takes the reply back to how it was at first. */
  protected abstract reset(): void;

  override connectedCallback(): void {
    super.connectedCallback();
    progress.addEventListener('progress-changed', this.#redraw);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    progress.removeEventListener('progress-changed', this.#redraw);
  }

  /** Other numbers, or the same again from the start. */
  draw(seed: number): void {
    this.seed = seed;
    this.verdict = undefined;
    this.hintsShown = 0;
    this.#attempts = 0;
    this.workedShown = false;
    this.reset();
  }

  /** Judges the reply and says what it is worth. */
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
        ${this.titled ? this.#seedTold() : this.#heading()}
        <div class="question"><slot name="question"></slot></div>
        <form class="reply" autocomplete="off" novalidate>
          <div class="answering">${this.renderInput()}</div>
          <button class="check" type="submit" @click=${this.#submitted}>${t('exercise.check')}</button>
        </form>
        <div class="feedback" role="status" data-right=${String(this.verdict?.right ?? '')}>${this.#feedback()}</div>
        ${this.renderFeedback()} ${this.#tools()}
        <ol class="hints" role="list" aria-live="polite">
          ${(spec.hints ?? [])
            .slice(0, this.hintsShown)
            .map((_, index) => html`<li><slot name=${`hints.${index}`}></slot></li>`)}
        </ol>
        <div class="worked" id="worked" ?hidden=${!this.workedShown}>
          ${this.workedShown ? this.#worked() : nothing}
        </div>
      </section>
    `;
  }

  #heading(): TemplateResult {
    const { t, spec, number } = this;
    const solved = progress.isSolved(spec.id);
    return html`<h3 id="name">
      <span class="visually-hidden">${t('exercise.name')} </span>${number} ${this.#seedTold()}
      <span class="tick">${solved ? html`<span aria-hidden="true">✓</span> ${t('exercise.solved')}` : nothing}</span>
    </h3>`;
  }

  /** On paper, the answer key has to say which numbers it is for. */
  #seedTold(): TemplateResult {
    return html`<span class="seed">${this.t('exercise.seed', { seed: this.case.seed })}</span>`;
  }

  /** The click of the button, which Enter makes as well: frames that may submit no forms have no other event. */
  readonly #submitted = (event: Event): void => {
    event.preventDefault();
    this.check();
  };

  #feedback(): TemplateResult | typeof nothing {
    if (!this.verdict) return nothing;
    const { right, sentence, because = [] } = this.verdict;
    // Another wrong reply may get the same words: a screen reader says them again only if they stand there anew.
    return html`${keyed(
      this.verdict,
      html`<p class="sentence"><span class="mark" aria-hidden="true">${right ? '✓' : '×'}</span>${sentence}</p>
        ${because.map((slot) => html`<slot name=${slot}></slot>`)}`,
    )}`;
  }

  #tools(): TemplateResult {
    const { t, spec } = this;
    const hints = spec.hints?.length ?? 0;
    const { seed } = this.case;
    return html`<div class="tools">
      ${
        hints === 0
          ? nothing
          : html`<button
              type="button"
              class="tool hint"
              aria-disabled=${String(this.hintsShown >= hints)}
              @click=${() => this.hintsShown < hints && this.#hint()}
            >
              ${t('exercise.hint', { shown: this.hintsShown, count: hints })}
            </button>`
      }
      <button
        type="button"
        class="tool"
        aria-expanded=${String(this.workedShown)}
        aria-controls="worked"
        @click=${() => (this.workedShown = !this.workedShown)}
      >
        ${t('exercise.worked')}
      </button>
      ${
        varies(spec)
          ? html`<button type="button" class="tool another" @click=${() => this.#another()}>
              ${t('exercise.another')}
            </button>`
          : nothing
      }
      <button type="button" class="tool" @click=${() => this.draw(seed)}>${t('exercise.reset')}</button>
      ${
        this.pages === undefined
          ? nothing
          : html`<a class="tool" href=${this.#address(this.pages)} target=${this.#target}>${t('exercise.link')}</a>`
      }
      ${this.#embed.render(t, t('exercise.embed'))}
    </div>`;
  }

  get #target(): string | typeof nothing {
    return this.pages === ofTour ? nothing : '_blank';
  }

  /** The link to the page of the tour that shows this exercise alone, with these numbers. */
  #address(pages: string): string {
    return `${pages}exercises/?exercise=${this.spec.id}&seed=${this.case.seed}`;
  }

  /** The exercise with these numbers, for other people's pages. */
  #shownElsewhere(source: string): Shown {
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
      link: new URL(this.#address(this.pages ?? ofTour), location.href).href,
      root: tourAddress()?.root ?? '',
      height: this.getBoundingClientRect().height,
    };
  }

  #worked(): TemplateResult {
    return html`<slot name="worked"></slot>${this.renderSolution()}${this.#ways()}`;
  }

  /** The links to the figure that shows the case, and to the section that teaches it. */
  #ways(): TemplateResult | typeof nothing {
    const { pages, t } = this;
    const { figure, section } = this.spec;
    if (pages === undefined || (!figure && section === undefined)) return nothing;
    const way = (address: string, words: string): TemplateResult =>
      html`<a class="tool" href=${address} target=${this.#target} @click=${showInPage}>${words}</a>`;
    return html`<p>
      ${figure ? way(figureAddress(figure, this.case, pages), t('exercise.figure')) : nothing}
      ${section === undefined ? nothing : way(sectionAddress(section, pages), t('exercise.section'))}
    </p>`;
  }

  #hint(): void {
    this.hintsShown += 1;
  }

  #another(): void {
    this.draw((this.case.seed % seedRange.max) + 1);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { seed, texts } = this.case;
    if (seed === this.#written) return;
    const isFirst = this.#written === undefined;
    this.#written = seed;
    for (const place of this.querySelectorAll<HTMLElement>('[data-of]'))
      place.textContent = texts[place.dataset['of'] ?? ''] ?? place.textContent;
    if (!isFirst) this.dispatchEvent(new CustomEvent('case-drawn', { bubbles: true, composed: true }));
  }
}
