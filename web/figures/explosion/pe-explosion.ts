import { html, type TemplateResult } from 'lit';
import { describePlot } from '../shared/charts/describe-plot.js';
import type { Point } from '../shared/charts/point.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { plot, type Axis, type Mark, type PlotSpec } from '../shared/plot/plot.js';
import { linear, roundTicks } from '../shared/plot/scale.js';
import { fixed, formatNumber, significant } from '../shared/reader/format.js';
import { inRow } from '../shared/reader/messages.js';
import { powerOfTen } from '../shared/reader/scientific-notation.js';
import * as data from './data.js';
import { parameters } from './manifest.js';
import { explosionStyles } from './styles.js';

const { trainedLength, lengths, perplexities, remedies, source } = data;

/** A score so many times the largest inside has left what the model knows. */
const wild = 10;

/** The room on an axis, compared with the largest number that it shows. */
const room = 1.2;

export class PeExplosion extends figureWith(parameters) {
  static override styles = [plotStyles, explosionStyles];
  protected override readonly topic = 'explosion';

  readonly #fit = new Memo<data.Fit>();

  get #shown(): data.Fit {
    const { head, ridge, seed, length } = this.values;
    const settings = { dimensions: head, base: this.readerState.base, ridge, seed, length };
    return this.#fit.get(Object.values(settings), () => data.getFit(core(), settings));
  }

  protected renderContent(): TemplateResult {
    const fit = this.#shown;
    return html`
      <div class="views">
        <div class="published">${plot(this.#perplexitySpec())}</div>
        <div class="fitted">${plot(this.#scoreSpec(fit))}</div>
      </div>
      <p class="reading">${this.#verdict(fit)}</p>
    `;
  }

  /** Both plots end where the text does. */
  #across(title: string): Axis {
    const { length } = this.values;
    const ticks = length > 1.5 * trainedLength ? [0, trainedLength, length] : [0, length];
    return { scale: linear(0, length), ticks, grid: false, title };
  }

  /** The lengths of training, and where there is room the names of both sides. */
  #ground(top: number): readonly (Mark | false)[] {
    const { t } = this;
    const name = { type: 'text', y: top, place: 'below right', className: 'half' } as const;
    const fraction = trainedLength / this.values.length;
    return [
      { type: 'band', from: 0, to: trainedLength, color: 'var(--hairline)', opacity: 0.5 },
      fraction > 0.35 && { ...name, x: 0, text: t('explosion.seen') },
      fraction < 0.65 && { ...name, x: trainedLength, text: t('explosion.unseen') },
    ];
  }

  /** The axis fits the picked line. */
  #perplexitySpec(): PlotSpec {
    const { t } = this;
    const { length } = this.values;
    const picked = this.values.remedy;
    const line = (remedy: data.Remedy) => ({ type: 'line', points: data.getLine(remedy, length) }) as const;
    const others = remedies.filter((remedy) => remedy !== picked);
    const own = line(picked);
    const published = own.points.filter(({ x }) => lengths.includes(x));
    // The names of both sides are above the last number.
    const top = 1.1 * room * Math.max(...own.points.map(({ y }) => y));
    // Beside the line: the first one stands where it may turn upwards.
    const getPlace = ({ x, y }: Point): string =>
      x === trainedLength && y > top / 3 ? 'below' : x === trainedLength || x === length ? 'above left' : 'above';
    return {
      label: describePlot(t, 'explosion.length', 'explosion.perplexity'),
      x: this.#across(t('explosion.length')),
      y: { scale: linear(0, top), ticks: roundTicks(0, top, 4), title: t('explosion.perplexity') },
      marks: [
        ...this.#ground(top),
        ...others.map((remedy) => ({
          ...line(remedy),
          color: 'var(--ink-soft)',
          width: 1,
        })),
        { ...own },
        { type: 'line', points: published, width: 0, marker: 'dot' },
        ...published.slice(1).map((point): Mark => ({
          type: 'text',
          ...point,
          text: fixed(point.y, 2),
          place: `strong ${getPlace(point)}`,
          className: 'value',
        })),
      ],
    };
  }

  /** What was fitted lies on top, since the squeezed text goes on beside it. */
  #scoreSpec({ inside, outside, squeezed, largest }: data.Fit): PlotSpec {
    const { t } = this;
    const top = room * Math.max(...Object.values(largest));
    return {
      label: describePlot(t, 'explosion.distance', 'explosion.score'),
      x: this.#across(t('explosion.distance')),
      y: {
        scale: linear(-top, top),
        ticks: roundTicks(-top, top, 4),
        format: (score) => (Math.abs(score) < 1e5 ? formatNumber(score) : powerOfTen(score, 1)),
        title: t('explosion.score'),
      },
      marks: [
        ...this.#ground(top),
        { type: 'line', points: outside, color: 'var(--warning)', legend: t('explosion.beyond') },
        { type: 'line', points: squeezed, color: 'var(--squeezed)', legend: t('explosion.squeezed') },
        { type: 'line', points: inside, width: 1.25, legend: t('explosion.within') },
      ],
    };
  }

  /** What the model and the score do at the end of the text. */
  #verdict({ settings, largest }: data.Fit): string {
    const { length } = this.values;
    const end = data.getLine(this.values.remedy, length).at(-1)!.y;
    const score = settings.length === trainedLength ? largest.inside : largest.outside;
    return this.t('explosion.verdict', {
      ...{ length: formatNumber(length), perplexity: significant(end, 3), score: significant(score, 3) },
    });
  }

  /** The picked line, and the loss that its remedy takes back, at the longest published length that is shown. */
  #perplexityReading(): string {
    const picked = this.values.remedy;
    const before = remedies[remedies.indexOf(picked) - 1];
    const place = lengths.findLastIndex((length) => length <= this.values.length);
    const at = (remedy: data.Remedy, index: number): string => fixed(perplexities[remedy][index]!, 2);
    return this.t(lengths[place] === trainedLength ? 'explosion.says.trained' : `explosion.says.${picked}`, {
      trained: formatNumber(trainedLength),
      good: at(picked, lengths.indexOf(trainedLength)),
      longest: formatNumber(lengths[place]!),
      end: at(picked, place),
      was: before ? at(before, place) : '',
    });
  }

  #scoreReading({ settings, largest, error }: data.Fit): string {
    const { t } = this;
    const values = {
      trained: formatNumber(trainedLength),
      inside: significant(largest.inside, 2),
      outside: significant(largest.outside, 2),
      squeezed: significant(largest.squeezed, 2),
      error: significant(error, 3),
    };
    const isWild = largest.outside > wild * largest.inside;
    const beyond = settings.length === trainedLength ? 'nothing' : isWild ? 'wild' : 'tame';
    return inRow(t('explosion.inside', values), t(`explosion.${beyond}`, values), t('explosion.squeezed.says', values));
  }

  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    return html`${this.control('ridge')}
      <div class="line">${this.control('seed')} ${this.control('head')} ${this.control('base')}</div>
      <div class="details line">
        <p>${this.#perplexityReading()}</p>
        <p>${this.#scoreReading(this.#shown)}</p>
        <p class="soft">${t('explosion.source')}: <a href=${source.url}>${source.text}</a></p>
      </div>`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { inside, outside, squeezed } = this.#shown.largest;
    const rows = [
      [t('explosion.within'), inside],
      [t('explosion.beyond'), outside],
      [t('explosion.squeezed'), squeezed],
    ] as const;
    return html`${dataTable(lengths, [
      [t('explosion.length'), (length) => formatNumber(length)],
      ...remedies.map((remedy): Column<number> => [
        t(`explosion.${remedy}`),
        (_, place) => fixed(perplexities[remedy][place]!, 2),
      ]),
    ])}
    ${dataTable(rows, [
      [t('explosion.score'), ([name]) => name],
      [t('explosion.largest'), ([, largest]) => significant(largest)],
    ])}`;
  }
}
