import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { significant } from '../figures/shared/reader/format.js';
import type { NumberSpec } from './kinds/number.js';
import { Exercise, type Verdict } from './base/exercise.js';
import { numberStyles } from './base/number-styles.js';
import { matchesValue, parseReply } from './base/read-number.js';

/** A reply within this many tolerances counts as right but rounded too early. */
const closeBy = 10;

/** Enter a number, right within a tolerance. Replies that match a common mistake get its explanation. */
export class PeExerciseNumber extends Exercise<NumberSpec> {
  static override styles: CSSResultArray = [...Exercise.styles, numberStyles];

  @state() private reply = '';
  @state() private refused: string | undefined;

  override get answer(): readonly string[] {
    return [this.case.texts['answer'] ?? ''];
  }

  protected renderInput(): TemplateResult {
    const { t, spec } = this;
    const tolerance =
      spec.tolerance > 0 ? t('exercise.tolerance', { tolerance: significant(spec.tolerance, 2) }) : t('exercise.exact');
    return html`<label class="number cluster soft">
        <span>${t('exercise.answer')}</span>
        <input
          class="text-field"
          inputmode="text"
          autocapitalize="off"
          spellcheck="false"
          aria-invalid=${String(this.refused !== undefined)}
          aria-describedby="tolerance refusal"
          .value=${live(this.reply)}
          @input=${(event: Event) => (this.reply = (event.target as HTMLInputElement).value)}
        />
        ${spec.unit === undefined ? nothing : html`<span class="unit"><slot name="unit"></slot></span>`}
      </label>
      <p class="tolerance soft" id="tolerance">${tolerance}</p>
      <p class="refusal" id="refusal" role="status">
        ${this.refused === undefined ? nothing : t('exercise.refused', { value: this.refused })}
      </p>`;
  }

  protected grade(): Verdict | undefined {
    const value = parseReply(this.reply);
    this.refused = value === undefined ? this.reply.trim().slice(0, 40) || '“”' : undefined;
    if (value === undefined) return undefined;
    const { t, spec } = this;
    const is = (name: string, tolerance = spec.tolerance): boolean => matchesValue(this.case, name, value, tolerance);
    if (is('answer')) return { right: true, sentence: t('exercise.right', { answer: this.answer.join('') }) };
    const mistake = spec.wrong?.findIndex(({ value: name }) => is(name)) ?? -1;
    if (mistake >= 0) return { right: false, sentence: t('exercise.wrong'), because: [`wrong.${mistake}.because`] };
    return {
      right: false,
      sentence: t(is('answer', closeBy * spec.tolerance) ? 'exercise.close' : 'exercise.wrong'),
    };
  }

  protected reset(): void {
    this.reply = '';
    this.refused = undefined;
  }
}
