import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { checked } from '../figures/shared/controls/checked-directive.js';
import { dataTable } from '../figures/shared/data-table.js';
import type { BugSpec } from './kinds/bug.js';
import { bugStyles } from './base/bug-styles.js';
import { choiceStyles } from './base/choice-styles.js';
import { Exercise, type AnswerPart, type Verdict } from './base/exercise.js';
import { displayOrder } from './base/random.js';

/** Find the buggy line, then its fix, and see the results of both versions. */
export class PeExerciseBug extends Exercise<BugSpec> {
  static override styles: CSSResultArray = [...Exercise.styles, choiceStyles, bugStyles];

  @state() private line: number | undefined;
  @state() private repair: number | undefined;
  /** The line has been found: show the fixes. */
  @state() private found = false;
  @state() private mended = false;

  /** The fix at each position. */
  get order(): readonly number[] {
    return displayOrder(this.spec.id, this.case.seed, this.spec.repairs.length);
  }

  override get answer(): readonly AnswerPart[] {
    const { line, repairs } = this.spec;
    return [`${line}: `, { code: repairs.find(({ right }) => right)?.code.trim() ?? '' }];
  }

  protected renderInput(): TemplateResult {
    const { t, spec } = this;
    const lines = spec.code.split('\n');
    return html`<fieldset class="lines">
        <legend>${t('bug.line', { library: spec.library })}</legend>
        ${lines.map((code, index) => this.#line(code, index + 1))}
      </fieldset>
      <p class="found reserve screen-only" role="status">
        ${this.found ? t('bug.found', { line: spec.line }) : nothing}
      </p>
      ${this.found ? this.#repairs() : nothing}`;
  }

  #line(code: string, line: number): TemplateResult {
    const isBug = this.found && line === this.spec.line;
    return html`<label data-bug=${String(isBug)} ?data-mended=${isBug && this.mended}>
      <input
        class="covering"
        type="radio"
        name="line"
        ?disabled=${this.found}
        ?checked=${checked(this.line === line)}
        @change=${() => this.#pick(line)}
      />
      <span class="number soft tiny">${line}</span>
      <code>${code}</code>
    </label>`;
  }

  #repairs(): TemplateResult {
    return html`<fieldset class="options repairs screen-only">
      <legend>${this.t('bug.repair')}</legend>
      ${this.order.map((repair, place) => this.#repair(repair, place))}
    </fieldset>`;
  }

  #repair(repair: number, place: number): TemplateResult {
    return html`<label>
      <input
        class="covering"
        type="radio"
        name="repair"
        ?checked=${checked(this.repair === repair)}
        @change=${() => {
          this.repair = repair;
          this.mended = false;
          this.verdict = undefined;
        }}
      />
      <span class="letter" aria-hidden="true">${String.fromCharCode(65 + place)}</span>
      <code>${this.spec.repairs[repair]?.code.trim()}</code>
    </label>`;
  }

  #pick(line: number): void {
    this.line = line;
    this.verdict = undefined;
  }

  /** Disables the lines once the bug is found; if the focus was there (checked by Enter), moves it to the fixes. */
  protected override check(): void {
    const picking = (this.renderRoot as ShadowRoot).activeElement?.closest('.lines');
    super.check();
    if (picking && this.found)
      void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.repairs input')?.focus());
  }

  protected grade(): Verdict | undefined {
    return this.found ? this.#judgeRepair() : this.#judgeLine();
  }

  #judgeLine(): Verdict | undefined {
    const { t, spec, line } = this;
    if (line === undefined) return { right: false, sentence: t('bug.choose') };
    if (line === spec.line) {
      this.found = true;
      return undefined;
    }
    const innocent = spec.innocent?.findIndex((other) => other.line === line) ?? -1;
    return {
      right: false,
      sentence: t('bug.innocent', { line }),
      ...(innocent < 0 ? {} : { because: [`innocent.${innocent}.because`] }),
    };
  }

  #judgeRepair(): Verdict {
    const { t, spec, repair } = this;
    if (repair === undefined) return { right: false, sentence: t('bug.chooseRepair') };
    this.mended = spec.repairs[repair]?.right ?? false;
    return {
      right: this.mended,
      sentence: t(this.mended ? 'exercise.rightAll' : 'exercise.wrong'),
      because: [`repairs.${repair}.because`],
    };
  }

  /** Shows the results of the buggy code once the line is found, and of the fixed code once it's fixed. */
  protected override renderFeedback(): TemplateResult | typeof nothing {
    const { t, spec } = this;
    if (!this.found) return nothing;
    const text = (name: string): string => this.case.texts[name] ?? '';
    return dataTable(
      spec.shown,
      [
        ['', (_, index) => html`<slot name=${`shown.${index}.name`}></slot>`],
        [t('bug.before'), ({ before }) => text(before)],
        [
          t('bug.after'),
          ({ after }) => (this.mended ? text(after) : html`<span class="visually-hidden">${t('bug.later')}</span>?`),
        ],
      ],
      { className: 'numbers screen-only' },
    );
  }

  protected reset(): void {
    this.line = this.repair = undefined;
    this.found = this.mended = false;
  }
}
