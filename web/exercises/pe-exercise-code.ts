import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from 'lit/directives/live.js';
import { core } from '../figures/shared/frame/core-provider.js';
import { describeFailure } from '../figures/shared/frame/describe-failure.js';
import { keepMountedWhile } from '../figures/shared/frame/keep-mounted.js';
import type { CodeCase } from './solvers/code-case.js';
import { functions } from './solvers/functions.js';
import type { CodeEditor } from './code/code-editor.js';
import { agrees, formatFloat, judgeRun, type CodeVerdict } from './code/grade.js';
import type { Run } from './code/run.js';
import { CodeRunner } from './code/runner.js';
import type { CodeSpec } from './kinds/code.js';
import { codeStyles } from './base/code-styles.js';
import { Exercise, type AnswerPart, type Verdict } from './base/exercise.js';
import { inlineStyle } from '../figures/shared/platform/inline-style.js';

/**
 * Write a JavaScript function. It runs in QuickJS in a worker, and its results are compared with the core's. The engine
 * loads with the first run, the editor when it's opened; until then, or if loading fails, a text field is used.
 */
export class PeExerciseCode extends Exercise<CodeSpec> {
  static override styles: CSSResultArray = [...Exercise.styles, codeStyles];

  @state() private source: string | undefined;
  @state() private opened = false;
  @state() private hasEditor = false;
  @state() private running = false;
  @state() private outcome:
    { readonly verdict: CodeVerdict; readonly mistake: number; readonly log: readonly string[] } | undefined;

  readonly #runner = new CodeRunner();
  #editor: CodeEditor | undefined;

  get #text(): string {
    return this.source ?? this.spec.start;
  }

  get #cases(): readonly CodeCase[] {
    return this.getCases(this.spec.function);
  }

  /** The test calls of this seed, with the results of `functions[name]`. */
  getCases(name: string): readonly CodeCase[] {
    return functions[name]?.(core(), this.case.seed) ?? [];
  }

  override get answer(): readonly AnswerPart[] {
    return [{ code: this.spec.solution }];
  }

  constructor() {
    super();
    keepMountedWhile(this, () => this.running);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#runner.close();
  }

  protected renderInput(): TemplateResult {
    const { t, spec } = this;
    const lines = Math.max(...[spec.start, spec.solution].map((code) => code.split('\n').length)) + 1;
    return html`<p class="bar cluster screen-only">
        <span class="soft">JavaScript</span>
        ${this.opened ? nothing : html`<button type="button" class="text-button open" @click=${() => void this.#openAndFocus()}>${t('code.open')}</button>`}
        ${this.running ? html`<button type="button" class="text-button stop" @click=${() => this.#stop()}>${t('code.stop')}</button>` : nothing}
      </p>
      <div class="code" style=${inlineStyle(`--lines: ${lines}`)}>
        <div class="editor"></div>
        ${this.hasEditor ? nothing : this.opened ? this.#field(lines) : this.#renderStart()}
      </div>
      <p class="editor-hint soft screen-only" id="way">${t('code.way')}</p>`;
  }

  /** Shown before the editor is opened and without scripts. */
  #renderStart(): TemplateResult {
    return html`<pre class="start"><code>${this.#text}</code></pre>`;
  }

  #field(lines: number): TemplateResult {
    return html`<textarea
      rows=${lines}
      spellcheck="false"
      autocapitalize="off"
      autocomplete="off"
      wrap="off"
      aria-label=${this.t('code.editor', { name: this.spec.name })}
      .value=${live(this.#text)}
      @input=${(event: Event) => (this.source = (event.target as HTMLTextAreaElement).value)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing) this.check();
      }}
    ></textarea>`;
  }

  /** Opens the editor and focuses it, because the button disappears. */
  async #openAndFocus(): Promise<void> {
    const opening = this.#open();
    await this.updateComplete;
    this.renderRoot.querySelector('textarea')?.focus();
    await opening;
  }

  /** Shows a text field while the editor loads, and keeps it if loading fails. */
  async #open(): Promise<void> {
    this.opened = true;
    await this.updateComplete;
    try {
      const { openEditor } = await import('./code/code-editor.js');
      const parent = this.renderRoot.querySelector<HTMLElement>('.editor');
      if (!parent || !this.isConnected) return;
      const field = this.renderRoot.querySelector('textarea');
      const hadFocus = field !== null && (this.renderRoot as ShadowRoot).activeElement === field;
      this.#editor = openEditor({
        parent,
        text: this.#text,
        selected: [field?.selectionStart ?? 0, field?.selectionEnd ?? 0],
        label: this.t('code.editor', { name: this.spec.name }),
        describedBy: 'way',
        changed: (text) => (this.source = text),
        run: () => this.check(),
      });
      this.hasEditor = true;
      if (hadFocus) this.#editor.focus();
    } catch {
      // The browser logs failed loads itself.
    }
  }

  protected override check(): void {
    if (!this.opened) void this.#open();
    if (!this.running) void this.#run();
  }

  /** Stops the run and focuses the code, because the button disappears. */
  #stop(): void {
    this.#runner.close();
    if (this.#editor) this.#editor.focus();
    else this.renderRoot.querySelector('textarea')?.focus();
  }

  async #run(): Promise<void> {
    const { t, spec } = this;
    const { seed } = this.case;
    const cases = this.#cases;
    this.running = true;
    this.verdict = this.outcome = undefined;
    try {
      const run = await this.#runner.run({
        source: this.#text,
        name: spec.name,
        calls: cases.map(({ given }) => given),
      });
      if (!run || seed !== this.case.seed) return;
      const verdict = judgeRun(t, spec.name, cases, run, spec.tolerance);
      this.outcome = { verdict, mistake: this.#findMistake(run), log: run.log };
      super.check();
    } catch (error) {
      this.verdict = { right: false, sentence: describeFailure(t, error as Error, t('code.unloaded')) };
    } finally {
      this.running = false;
    }
  }

  /** The index of the common mistake that gives exactly these numbers, or -1. */
  #findMistake(run: Run): number {
    const { wrong = [], tolerance } = this.spec;
    return wrong.findIndex((mistake) => agrees(this.getCases(mistake.function), run, tolerance));
  }

  protected grade(): Verdict | undefined {
    if (!this.outcome) return undefined;
    const { verdict, mistake } = this.outcome;
    const { right, sentence } = verdict;
    return { right, sentence, ...(right || mistake < 0 ? {} : { because: [`wrong.${mistake}.because`] }) };
  }

  protected override renderFeedback(): TemplateResult | typeof nothing {
    const { t } = this;
    const { verdict, log = [] } = this.outcome ?? {};
    const failing = verdict?.failing;
    return html`<div class="evidence screen-only">
      <p class="soft" role="status">${this.running ? t('code.running') : nothing}</p>
      ${
        failing
          ? html`<table>
              <caption>
                <code>${failing.call}</code>
              </caption>
              <thead>
                <tr>
                  <th scope="col">${t('code.entry')}</th>
                  <th scope="col">${t('code.expected')}</th>
                  <th scope="col">${t('code.got')}</th>
                  <th scope="col"><span class="visually-hidden">${t('code.agrees')}</span></th>
                </tr>
              </thead>
              <tbody>
                ${failing.rows.map(
                  ({ expected, got, right }, index) =>
                    html`<tr data-right=${String(right)}>
                      <th scope="row">${failing.from + index}</th>
                      <td>${formatFloat(expected)}</td>
                      <td>${formatFloat(got)}</td>
                      <td>${right ? '✓' : '×'}</td>
                    </tr>`,
                )}
              </tbody>
            </table>`
          : nothing
      }
      ${
        log.length > 0
          ? html`<p class="soft">console.log</p>
              <pre class="log aside" tabindex="0" role="region" aria-label="console.log">${log.join('\n')}</pre>`
          : nothing
      }
    </div>`;
  }

  protected override renderSolution(): TemplateResult {
    return html`<pre
      class="aside"
      tabindex="0"
      aria-label=${this.t('code.solution')}
    ><code>${this.spec.solution}</code></pre>`;
  }

  protected reset(): void {
    this.#runner.close();
    this.outcome = undefined;
    this.source = undefined;
    this.#editor?.setText(this.spec.start);
  }
}
