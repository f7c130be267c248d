import { html, nothing, type CSSResultArray, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { Measurements, type AttemptResult } from './data.js';
import { codePicture } from './picture.js';
import { attemptsStyles } from './styles.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import { measuredSize } from '../shared/reader/scientific-notation.js';
import { stripStyles } from '../shared/clock/strip-styles.js';
import { parameters } from './manifest.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';

/** As many dimensions as the clock has initially. */
const dimensions = 16;
const demands = ['unique', 'bounded', 'relative'] as const;

export class PeAttempts extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, stripStyles, attemptsStyles];

  @property(parameters.short) short?: number;
  @property(parameters.long) long?: number;
  @property(parameters.shift) shift?: number;

  get #settings() {
    return {
      short: this.short ?? parameters.short.defaultValue,
      long: this.long ?? parameters.long.defaultValue,
      shift: this.shift ?? parameters.shift.defaultValue,
      dimensions,
      base: this.readerState.base,
    };
  }

  #measurements: Measurements | undefined;
  #results: readonly AttemptResult[] = [];

  protected instruction(): string {
    return this.t('attempts.instruction');
  }

  protected name(): string {
    return this.t('attempts.name');
  }

  protected renderContent(): TemplateResult {
    this.#measurements ??= new Measurements(core());
    const { results, complete } = this.#measurements.measure(this.#settings);
    this.#results = results;
    if (!complete) requestAnimationFrame(() => this.requestUpdate());
    const withControls = this.controls !== 'none';
    return html`
      ${this.#demands()} ${withControls ? html`<div class="controls">${this.control('long')}</div>` : nothing}
      <details>
        <summary class="text-button">${this.t('attempts.measures')}</summary>
        ${withControls ? html`<div class="controls">${this.control('shift')}</div>` : nothing}
        <div class="heads" aria-hidden="true">
          <span class="key">${this.#legend()}</span>
          <div class="gauge-heads">${this.#gaugeNames().map((name) => html`<span>${name}</span>`)}</div>
        </div>
        ${results.map((result) => this.#attempt(result))}
      </details>
    `;
  }

  /** The length is below the verdicts that it changes, the shift next to the gauges that show it. */
  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  #legend(): string {
    const { short, long } = this.#settings;
    return this.t('attempts.legend', { short: formatNumber(short), long: formatNumber(long) });
  }

  #gaugeNames(): readonly string[] {
    const { t } = this;
    return [
      t('attempts.largest'),
      t('attempts.step'),
      t('attempts.smallest'),
      t('attempts.residual', { shift: this.#settings.shift }),
    ];
  }

  #attempt({ name, short, long }: AttemptResult): TemplateResult {
    const { t } = this;
    const { short: fewer, long: more } = this.#settings;
    const title = t(`attempts.${name}`);
    const [largest = '', step = '', smallest = '', residual = ''] = this.#gaugeNames();
    return html`
      <section class="attempt" aria-label=${title}>
        <div class="title">
          <h3>${title}</h3>
          <p class="soft small">${t('attempts.columns', { count: long.columns })}</p>
        </div>
        ${codePicture(short, long, t('attempts.pictureLabel', { name: title, short: fewer, long: more }))}
        <dl>
          ${gauge(largest, [{ text: significant(long.largest), share: fraction(long.largest, 0.5, 2_000) }])}
          ${gauge(step, [
            {
              of: formatNumber(fewer),
              text: significant(short.neighbourStep, 3),
              share: fraction(short.neighbourStep, 1e-4, 10),
            },
            {
              of: formatNumber(more),
              text: significant(long.neighbourStep, 3),
              share: fraction(long.neighbourStep, 1e-4, 10),
            },
          ])}
          ${gauge(smallest, [{ text: significant(long.smallestDistance, 3), share: fraction(long.smallestDistance, 1e-4, 10) }])}
          ${gauge(residual, [
            {
              of: t('attempts.linear'),
              text: this.#residual(long.linearResidual),
              share: fraction(long.linearResidual, 1e-17, 10),
            },
            {
              of: t('attempts.affine'),
              text: this.#residual(long.affineResidual),
              share: fraction(long.affineResidual, 1e-17, 10),
            },
          ])}
        </dl>
      </section>
    `;
  }

  #residual(residual: number): string {
    return Number.isNaN(residual) ? this.t('attempts.verdict.unjudged') : measuredSize(residual);
  }

  #demands(): TemplateResult {
    const { t } = this;
    return dataTable(
      this.#results,
      [
        [t('attempts.demand'), ({ name }) => t(`attempts.${name}`)],
        ...demands.map((demand): Column<AttemptResult> => [
          html`${t(`attempts.${demand}`)}<small>${t(`attempts.${demand}.means`)}</small>`,
          ({ verdicts }) =>
            html`<span class=${`verdict ${verdicts[demand]}`}>${t(`attempts.verdict.${verdicts[demand]}`)}</span>`,
        ]),
      ],
      { className: 'demands' },
    );
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const number = (value: number): string => (Number.isNaN(value) ? '–' : significant(value, 6));
    return dataTable(this.#results, [
      [t('attempts.demand'), ({ name }) => t(`attempts.${name}`)],
      [t('attempts.column.largest'), ({ long }) => number(long.largest)],
      [t('attempts.column.shortStep'), ({ short }) => number(short.neighbourStep)],
      [t('attempts.column.longStep'), ({ long }) => number(long.neighbourStep)],
      [t('attempts.column.smallest'), ({ long }) => number(long.smallestDistance)],
      [t('attempts.column.linear'), ({ long }) => number(long.linearResidual)],
      [t('attempts.column.affine'), ({ long }) => number(long.affineResidual)],
    ]);
  }
}

interface Metric {
  /** The name of this value if a gauge has several. */
  readonly of?: string;
  readonly text: string;
  /** The length of the bar, 0 to 1; NaN if not measured. */
  readonly share: number;
}

/** Values with bars on a logarithmic scale; no bar if not measured. */
function gauge(label: string, metrics: readonly Metric[]): TemplateResult {
  return html`
    <div class="gauge">
      <dt>${label}</dt>
      ${metrics.map(
        ({ of, text, share }) =>
          html`<dd>
            ${of === undefined ? nothing : html`<span class="soft tiny">${of}</span>`}<span class="reading"
              >${text}</span
            >
            <i class="bar" style=${inlineStyle(`--share: ${Number.isNaN(share) ? 0 : share.toFixed(4)}`)}></i>
          </dd>`,
      )}
    </div>
  `;
}

/** The place of a value between two ends on a logarithmic scale, 0 to 1. */
function fraction(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, Math.log(value / from) / Math.log(to / from)));
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-attempts': PeAttempts;
  }
}
