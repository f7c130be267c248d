import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { codeLanguageNames, codeSamples, type CodeLanguage } from './parts/code-samples.js';
import { core } from './parts/core-context.js';
import { readingRanges, type FieldRange } from './parts/fields.js';
import { Figure, numberWithin } from './parts/figure.js';
import { fixed, significant, spoken } from './parts/format.js';
import { handColour } from './parts/hand-colour.js';
import type { Layout, Reading } from './parts/reader-state.js';
import { workedExampleStyles } from './parts/worked-example-styles.js';

const dimensionsRange: FieldRange = { min: 2, max: 16, kind: 'even' };
const presets = [
  { position: 0, dimensions: 4 },
  { position: 1, dimensions: 4 },
] as const;

/**
 * The formula with the reader's numbers in it: for every pair the exponent, the divisor, the angle, sine and cosine, and
 * how they make the vector.
 *
 * @slot - The caption.
 */
export class PeWorkedExample extends Figure {
  static override styles = [...Figure.styles, workedExampleStyles];

  @property({ converter: numberWithin(dimensionsRange) }) override dimensions?: number;
  @state() private language: CodeLanguage = 'numpy';
  @state() private copied = false;

  /** More pairs than eight would hide the formula that they share. */
  protected override get reading(): Reading {
    const reading = super.reading;
    return { ...reading, dimensions: Math.min(dimensionsRange.max, reading.dimensions) };
  }

  protected name(): string {
    return this.say('worked.name');
  }

  protected picture(): TemplateResult {
    const { position, dimensions, base, layout } = this.reading;
    const { exponent, divisor, angle, sine, cosine } = core().workedExample({ position, dimensions, base });
    const pairs = dimensions / 2;
    // From the double sines: 0.99995000042 and its float fall on two sides of the fourth decimal.
    const code = Array.from({ length: dimensions }, (_, dimension) => {
      const pair = pairOf(dimension, pairs, layout);
      const isSine = layout === 'halves' ? dimension < pairs : dimension % 2 === 0;
      return (isSine ? sine : cosine)[pair] ?? 0;
    });
    return html`
      <ol class="pairs" start="0">
        ${Array.from(
          exponent,
          (_, pair) => html`
            <li style=${`--hand: ${handColour(pair, pairs)}`}>
              <p class="pair">
                ${this.say('worked.pair', { pair, exponent: significant(exponent[pair] ?? 0), divisor: significant(divisor[pair] ?? 0) })}
              </p>
              <p>${this.#formula('sin', pair, angle[pair] ?? 0, sine[pair] ?? 0)}</p>
              <p>${this.#formula('cos', pair, angle[pair] ?? 0, cosine[pair] ?? 0)}</p>
              ${pair === 0 && position === 1 && dimensions === 4 ? this.#slip(sine[0] ?? 0) : nothing}
            </li>
          `,
        )}
      </ol>
      <p class="assembled-label">${this.say('worked.assembled', { position: spoken(position) })}</p>
      <ol class="assembled" start="0">
        ${code.map((value, dimension) => {
          const pair = pairOf(dimension, pairs, layout);
          return html`<li style=${`--hand: ${handColour(pair, pairs)}`}>
            <span class="index">${dimension}</span><span class="number">${fixed(value, 4)}</span>
          </li>`;
        })}
      </ol>
      ${this.#code()}
    `;
  }

  /** The formula as written, then with its angle worked out, then its value. */
  #formula(name: 'sin' | 'cos', pair: number, angle: number, value: number): TemplateResult {
    const { position, dimensions, base } = this.reading;
    return html`<math
      ><mrow>
        <mi>${name}</mi><mo>(</mo
        ><mfrac
          ><mn>${spoken(position)}</mn
          ><msup
            ><mn>${spoken(base)}</mn><mrow><mn>${2 * pair}</mn><mo>/</mo><mn>${dimensions}</mn></mrow></msup
          ></mfrac
        ><mo>)</mo> <mo>=</mo><mi>${name}</mi><mo>(</mo><mn>${significant(angle, 5)}</mn><mo>)</mo><mo>=</mo
        ><mn class="value">${fixed(value, 8)}</mn>
      </mrow></math
    >`;
  }

  #slip(sine: number): TemplateResult {
    return html`<p class="slip">${this.say('worked.slip', { value: fixed(sine, 4) })}</p>`;
  }

  #code(): TemplateResult {
    return html`
      <details class="code">
        <summary class="tool">${this.say('worked.code')}</summary>
        <fieldset class="choice">
          <legend class="visually-hidden">${this.say('worked.language')}</legend>
          ${Object.entries(codeLanguageNames).map(
            ([language, name]) =>
              html`<label
                ><input
                  type="radio"
                  name="language"
                  .checked=${language === this.language}
                  @change=${() => (this.language = language as CodeLanguage)}
                /><span>${name}</span></label
              >`,
          )}
        </fieldset>
        <pre tabindex="0"><code>${codeSamples[this.language]}</code></pre>
        <button type="button" class="tool" @click=${() => void this.#copy()}>
          ${this.say(this.copied ? 'worked.copied' : 'worked.copy')}
        </button>
      </details>
    `;
  }

  async #copy(): Promise<void> {
    await navigator.clipboard.writeText(codeSamples[this.language]);
    this.copied = true;
    setTimeout(() => (this.copied = false), 2_000);
  }

  protected controls(): TemplateResult {
    const { position, dimensions, base, layout } = this.reading;
    const say = this.say;
    return html`
      <fieldset class="choice">
        <legend class="visually-hidden">${say('worked.presets')}</legend>
        ${presets.map(
          (preset) =>
            html` <button
              type="button"
              class="tool"
              aria-pressed=${preset.position === position && preset.dimensions === dimensions ? 'true' : 'false'}
              @click=${() => this.read(preset)}
            >
              ${say('worked.preset', preset)}
            </button>`,
        )}
      </fieldset>
      <pe-number-field
        field="position"
        .say=${say}
        .label=${say('field.position')}
        .value=${position}
        .range=${readingRanges.position}
        .slide=${[0, 100] as const}
        @value-chosen=${(event: CustomEvent<number>) => this.read({ position: event.detail })}
      ></pe-number-field>
      <pe-number-field
        field="dimensions"
        .say=${say}
        .label=${say('field.dimensions')}
        .value=${dimensions}
        .range=${dimensionsRange}
        .slide=${[2, 16] as const}
        @value-chosen=${(event: CustomEvent<number>) => this.read({ dimensions: event.detail })}
      ></pe-number-field>
      <pe-number-field
        field="base"
        logarithmic
        .say=${say}
        .label=${say('field.base')}
        .value=${base}
        .range=${readingRanges.base}
        .slide=${[1.5, 1e6] as const}
        @value-chosen=${(event: CustomEvent<number>) => this.read({ base: event.detail })}
      ></pe-number-field>
      <fieldset class="choice">
        <legend class="visually-hidden">${say('field.layout')}</legend>
        ${(['interleaved', 'halves'] as const satisfies readonly Layout[]).map(
          (choice) =>
            html`<label
              ><input
                type="radio"
                name="layout"
                .checked=${choice === layout}
                @change=${() => this.read({ layout: choice })}
              /><span>${say(`layout.${choice}`)}</span></label
            >`,
        )}
      </fieldset>
    `;
  }

  protected table(): TemplateResult {
    const { position, dimensions, base } = this.reading;
    const { exponent, divisor, angle, sine, cosine } = core().workedExample({ position, dimensions, base });
    return html`
      <table>
        <thead>
          <tr>
            ${(['pair', 'exponent', 'divisor', 'angle', 'sine', 'cosine'] as const).map((column) => html`<th scope="col">${this.say(`column.${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from(
            exponent,
            (_, pair) =>
              html`<tr>
                <th scope="row">${pair}</th>
                <td>${exponent[pair]}</td>
                <td>${divisor[pair]}</td>
                <td>${angle[pair]}</td>
                <td>${sine[pair]}</td>
                <td>${cosine[pair]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    `;
  }
}

function pairOf(dimension: number, pairs: number, layout: Layout): number {
  return layout === 'halves' ? dimension % pairs : Math.floor(dimension / 2);
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-worked-example': PeWorkedExample;
  }
}
