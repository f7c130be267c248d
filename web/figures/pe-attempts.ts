import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { attemptNames, lengthRange, measure, shiftRange, type AttemptResult } from './parts/attempts-data.js';
import { codePicture } from './parts/attempts-picture.js';
import { attemptsStyles } from './parts/attempts-styles.js';
import { core } from './parts/core-context.js';
import { Figure, numberWithin } from './parts/figure.js';
import { significant, spoken } from './parts/format.js';
import { stripStyles } from './parts/strip-styles.js';

/** The sinusoid and the random vectors have as many dimensions as the clock has at first. */
const dimensions = 16;
const demands = ['unique', 'bounded', 'relative'] as const;

/**
 * Whole numbers, fractions, binary digits, sinusoids and random vectors as codes of a position, in a short and a long
 * sentence, each with four gauges; the table of demands is filled from what the gauges say.
 *
 * @slot - The caption.
 */
export class PeAttempts extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, stripStyles, attemptsStyles];

  /** Words in the short sentence. */
  @property({ converter: numberWithin(lengthRange) }) short?: number;
  /** Words in the long sentence. */
  @property({ converter: numberWithin(lengthRange) }) long?: number;
  /** k, by which one matrix is to move every position. */
  @property({ converter: numberWithin(shiftRange) }) shift?: number;

  get #settings() {
    return {
      short: this.short ?? 5,
      long: this.long ?? 100,
      shift: this.shift ?? 1,
      dimensions,
      base: this.reading.base,
    };
  }

  get #results(): readonly AttemptResult[] {
    return attemptNames.map((name) => measure(core(), name, this.#settings));
  }

  protected name(): string {
    return this.say('attempts.name');
  }

  protected picture(): TemplateResult {
    const results = this.#results;
    return html`
      <div class="attempts">${results.map((result) => this.#attempt(result))}</div>
      <table class="demands">
        <thead>
          <tr>
            <th scope="col">${this.say('attempts.demand')}</th>
            ${demands.map((demand) => html`<th scope="col">${this.say(`attempts.${demand}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${results.map(
            ({ name, verdicts }) =>
              html`<tr>
                <th scope="row">${this.say(`attempts.${name}`)}</th>
                ${demands.map((demand) => html`<td><span class=${`verdict ${verdicts[demand]}`}>${this.say(`attempts.verdict.${verdicts[demand]}`)}</span></td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    `;
  }

  #attempt({ name, short, long }: AttemptResult): TemplateResult {
    const { say } = this;
    const settings = this.#settings;
    const title = say(`attempts.${name}`);
    return html`
      <section class="attempt" aria-label=${title}>
        <div>
          <h3>${title}</h3>
          <p class="count">${say('attempts.columns', { count: long.columns })}</p>
        </div>
        ${codePicture(short, long, say('attempts.pictureLabel', { name: title, short: settings.short, long: settings.long }))}
        <dl>
          ${gauge(say('attempts.largest'), significant(long.largest), [{ value: long.largest, from: 0.5, to: 2_000 }])}
          ${gauge(
            say('attempts.step', { short: spoken(settings.short), long: spoken(settings.long) }),
            `${significant(short.neighbourStep, 3)} / ${significant(long.neighbourStep, 3)}`,
            [short.neighbourStep, long.neighbourStep].map((value) => ({ value, from: 1e-4, to: 10 })),
          )}
          ${gauge(say('attempts.smallest'), significant(long.smallestDistance, 3), [{ value: long.smallestDistance, from: 1e-4, to: 10 }])}
          ${gauge(
            say('attempts.residual', { shift: settings.shift }),
            `${this.#residual(long.linearResidual)} / ${this.#residual(long.affineResidual)}`,
            [long.linearResidual, long.affineResidual].map((value) => ({ value, from: 1e-17, to: 10 })),
          )}
        </dl>
      </section>
    `;
  }

  #residual(residual: number): string {
    return Number.isNaN(residual)
      ? this.say('attempts.verdict.unjudged')
      : residual === 0
        ? '0'
        : residual < 1e-3
          ? residual.toExponential(0)
          : significant(residual, 2);
  }

  protected controls(): TemplateResult {
    const { say } = this;
    const { short, long, shift } = this.#settings;
    return html`
      <pe-number-field
        field="short"
        logarithmic
        .say=${say}
        .label=${say('attempts.short')}
        .value=${short}
        .range=${lengthRange}
        .slide=${[4, 2_000] as const}
        @value-chosen=${(event: CustomEvent<number>) => (this.short = event.detail)}
      ></pe-number-field>
      <pe-number-field
        field="long"
        logarithmic
        .say=${say}
        .label=${say('attempts.long')}
        .value=${long}
        .range=${lengthRange}
        .slide=${[4, 2_000] as const}
        @value-chosen=${(event: CustomEvent<number>) => (this.long = event.detail)}
      ></pe-number-field>
      <pe-number-field
        field="shift"
        .say=${say}
        .label=${say('attempts.shift')}
        .value=${shift}
        .range=${shiftRange}
        .slide=${[1, 3] as const}
        @value-chosen=${(event: CustomEvent<number>) => (this.shift = event.detail)}
      ></pe-number-field>
    `;
  }

  protected override reset(): void {
    super.reset();
    const attribute = (name: string, range: typeof lengthRange): number | undefined =>
      numberWithin(range).fromAttribute(this.getAttribute(name));
    this.short = attribute('short', lengthRange) ?? 5;
    this.long = attribute('long', lengthRange) ?? 100;
    this.shift = attribute('shift', shiftRange) ?? 1;
  }

  protected table(): TemplateResult {
    const columns = ['largest', 'shortStep', 'longStep', 'smallest', 'linear', 'affine'] as const;
    return html`
      <table>
        <thead>
          <tr>
            <th scope="col">${this.say('attempts.demand')}</th>
            ${columns.map((column) => html`<th scope="col">${this.say(`attempts.column.${column}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${this.#results.map(
            ({ name, short, long }) =>
              html`<tr>
                <th scope="row">${this.say(`attempts.${name}`)}</th>
                ${[long.largest, short.neighbourStep, long.neighbourStep, long.smallestDistance, long.linearResidual, long.affineResidual].map((value) => html`<td>${Number.isNaN(value) ? '–' : significant(value, 6)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    `;
  }
}

interface Bar {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** A number with its place on a logarithmic scale beneath; what is not judged has no bar. */
function gauge(label: string, text: string, bars: readonly Bar[]): TemplateResult {
  return html`
    <div>
      <dt>${label}</dt>
      <dd>
        ${text}
        ${bars.map(({ value, from, to }) => html`<span class="bar" style=${`--share: ${Number.isNaN(value) ? 0 : share(value, from, to).toFixed(4)}`}></span>`)}
      </dd>
    </div>
  `;
}

function share(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, Math.log(value / from) / Math.log(to / from)));
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-attempts': PeAttempts;
  }
}
