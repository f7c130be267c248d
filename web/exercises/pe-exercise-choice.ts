import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { checked } from '../figures/shared/controls/checked-directive.js';
import type { ChoiceSpec } from './kinds/choice.js';
import { choiceStyles } from './base/choice-styles.js';
import { Exercise, type Verdict } from './base/exercise.js';
import { displayOrder } from './base/random.js';

const letter = (place: number): string => String.fromCharCode(65 + place);

/** Multiple choice. Each chosen option explains why it's right or wrong. */
export class PeExerciseChoice extends Exercise<ChoiceSpec> {
  static override styles: CSSResultArray = [...Exercise.styles, choiceStyles];

  /** Option indices as in the file. */
  @state() private chosen: ReadonlySet<number> = new Set();
  /** The options that were chosen at the last check; these are marked. */
  @state() private judged: ReadonlySet<number> = new Set();

  /** The option at each position. */
  get order(): readonly number[] {
    const { options, fixed } = this.spec;
    return fixed ? options.map((_, index) => index) : displayOrder(this.spec.id, this.case.seed, options.length);
  }

  override get answer(): readonly string[] {
    const { options } = this.spec;
    return [this.order.flatMap((option, place) => (options[option]?.right ? [letter(place)] : [])).join(', ')];
  }

  protected renderInput(): TemplateResult {
    const { t, spec } = this;
    return html`<fieldset class="options">
      <legend>${t(spec.several ? 'exercise.several' : 'exercise.one')}</legend>
      ${this.order.map((option, place) => this.#option(option, place))}
    </fieldset>`;
  }

  #option(option: number, place: number): TemplateResult {
    const verdict = this.judged.has(option) ? (this.spec.options[option]?.right ? 'right' : 'wrong') : '';
    const mark = { right: '✓', wrong: '×', '': letter(place) }[verdict];
    return html`<label data-verdict=${verdict}>
      <input
        class="covering"
        type=${this.spec.several ? 'checkbox' : 'radio'}
        name="option"
        ?checked=${checked(this.chosen.has(option))}
        @change=${(event: Event) => this.#choose(option, (event.target as HTMLInputElement).checked)}
      />
      <span class="letter" aria-hidden="true">${mark}</span>
      <span class="option"><slot name=${`options.${option}.text`}></slot></span>
    </label>`;
  }

  #choose(option: number, isChosen: boolean): void {
    const others = this.spec.several ? [...this.chosen].filter((other) => other !== option) : [];
    this.chosen = new Set(isChosen ? [...others, option] : others);
    this.judged = new Set();
  }

  protected grade(): Verdict {
    const { t, spec, chosen } = this;
    if (chosen.size === 0) return { right: false, sentence: t('exercise.choose') };
    this.judged = chosen;
    const isRight = (option: number): boolean => spec.options[option]?.right ?? false;
    const reasons = (options: readonly number[]): string[] => options.map((option) => `options.${option}.because`);
    const inOrder = this.order.filter((option) => chosen.has(option));
    const wrong = inOrder.filter((option) => !isRight(option));
    if (wrong.length > 0) return { right: false, sentence: t('exercise.wrong'), because: reasons(wrong) };
    const missing = spec.options.filter(({ right }) => right).length - chosen.size;
    if (missing > 0) return { right: false, sentence: t('exercise.missing', { count: missing }) };
    return { right: true, sentence: t('exercise.rightAll'), because: reasons(inOrder) };
  }

  protected reset(): void {
    this.chosen = this.judged = new Set();
  }
}
