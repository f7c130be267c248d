import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { choice, presetButton, presetGroup } from '../shared/controls/choice.js';
import { codeLanguageNames, codeSample, type CodeLanguage } from './code-samples.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import type { Layout, ReaderState } from '../shared/reader/reader-state.js';
import { workedExampleStyles } from './styles.js';
import { parameters } from './manifest.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';

const presets = [
  { position: 0, dimensions: 4 },
  { position: 1, dimensions: 4 },
] as const;

export class PeWorkedExample extends figureWith(parameters) {
  static override styles = [workedExampleStyles];
  protected override readonly topic = 'worked';

  @state() private language: CodeLanguage = 'numpy';
  @state() private copied = false;

  /** At most eight pairs, so that the formula's pattern stays visible. */
  protected override get readerState(): ReaderState {
    const readerState = super.readerState;
    return { ...readerState, dimensions: Math.min(parameters.dimensions.range.max, readerState.dimensions) };
  }

  protected renderContent(): TemplateResult {
    const { position, dimensions, base, layout } = this.readerState;
    const { exponent, divisor, angle, sine, cosine } = core().workedExample({ position, dimensions, base });
    const pairs = dimensions / 2;
    // From double precision sines: 0.99995000042 and its float round to different fourth decimals.
    const code = Array.from({ length: dimensions }, (_, dimension) => {
      const pair = getPair(dimension, pairs, layout);
      const isSine = layout === 'halves' ? dimension < pairs : dimension % 2 === 0;
      return { pair, shadow: isSine ? ('sin' as const) : ('cos' as const), value: (isSine ? sine : cosine)[pair] ?? 0 };
    });
    return html`
      <ol class="pairs" start="0">
        ${Array.from(
          exponent,
          (_, pair) => html`
            <li style=${inlineStyle(`--hand: ${handColour(pair, pairs)}`)}>
              <p class="soft">
                ${this.t('worked.pair', { pair, exponent: significant(exponent[pair] ?? 0), divisor: significant(divisor[pair] ?? 0) })}
              </p>
              <p class="formula cluster">${this.#formula('sin', pair, angle[pair] ?? 0, sine[pair] ?? 0)}</p>
              <p class="formula cluster">${this.#formula('cos', pair, angle[pair] ?? 0, cosine[pair] ?? 0)}</p>
            </li>
          `,
        )}
      </ol>
      <p class="assembled-label soft">${this.t('worked.assembled', { position: formatNumber(position) })}</p>
      <ol class="assembled" start="0" style=${inlineStyle(`--columns: ${Math.min(8, dimensions)}`)}>
        ${code.map(
          ({ pair, shadow, value }, dimension) =>
            html`<li style=${inlineStyle(`--hand: ${handColour(pair, pairs)}`)}>
              <span class="index soft tiny"><b>${dimension}</b> ${shadow} ${pair}</span
              ><span class="number">${fixed(value, 4)}</span>
            </li>`,
        )}
      </ol>
      ${this.#code()}
    `;
  }

  /** The formula, then with its angle evaluated, then its value. */
  #formula(name: 'sin' | 'cos', pair: number, angle: number, value: number): TemplateResult {
    const { position, dimensions, base } = this.readerState;
    return html`
      <math
        ><mi>${name}</mi><mo symmetric="false">(</mo
        ><mfrac
          ><mn>${formatNumber(position)}</mn
          ><msup
            ><mn>${formatNumber(base)}</mn><mrow><mn>${2 * pair}</mn><mo>/</mo><mn>${dimensions}</mn></mrow></msup
          ></mfrac
        ><mo symmetric="false">)</mo></math
      ><math
        ><mo>=</mo><mi>${name}</mi><mo stretchy="false">(</mo><mn>${significant(angle, 5)}</mn
        ><mo stretchy="false">)</mo></math
      ><math><mo>=</mo><mn class="value">${fixed(value, 8)}</mn></math>
    `;
  }

  #code(): TemplateResult {
    return html`
      <details>
        <summary class="text-button">${this.t('worked.code')}</summary>
        ${choice(
          'language',
          this.t('worked.language'),
          (Object.keys(codeLanguageNames) as CodeLanguage[]).map((value) => ({
            value,
            label: codeLanguageNames[value],
          })),
          this.language,
          (language) => (this.language = language),
        )}
        <pre
          class="aside"
          tabindex="0"
          aria-label=${codeLanguageNames[this.language]}
        ><code>${codeSample(this.language, this.t)}</code></pre>
        <button type="button" class="text-button" @click=${() => void this.#copy()}>
          ${this.t(this.copied ? 'worked.copied' : 'worked.copy')}
        </button>
      </details>
    `;
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codeSample(this.language, this.t));
      this.copied = true;
      setTimeout(() => (this.copied = false), 2_000);
    } catch {
      // Without clipboard permission, selects the code for manual copying.
      const code = this.renderRoot.querySelector('pre code');
      if (code) getSelection()?.selectAllChildren(code);
    }
  }

  protected override primaryControls(): TemplateResult {
    return html`${this.control('position')} ${this.control('dimensions')}`;
  }

  protected override secondaryControls(): TemplateResult {
    const { position, dimensions } = this.readerState;
    const { t } = this;
    return html`
      ${presetGroup(
        t('worked.presets'),
        presets.map((preset) =>
          presetButton(
            t('worked.preset', preset),
            preset.position === position && preset.dimensions === dimensions,
            () => this.updateReaderState(preset),
          ),
        ),
      )}
      <div class="line">${this.control('layout')}</div>
      ${this.control('base', { slide: [1.5, 1e6] })}
    `;
  }

  protected renderTable(): TemplateResult {
    const { position, dimensions, base } = this.readerState;
    const example = core().workedExample({ position, dimensions, base });
    return dataTable(example.exponent.keys(), [
      [this.t('column.pair'), (pair) => pair],
      ...(['exponent', 'divisor', 'angle', 'sine', 'cosine'] as const).map((name): Column<number> => [
        this.t(`column.${name}`),
        (pair) => example[name][pair],
      ]),
    ]);
  }
}

function getPair(dimension: number, pairs: number, layout: Layout): number {
  return layout === 'halves' ? dimension % pairs : Math.floor(dimension / 2);
}
