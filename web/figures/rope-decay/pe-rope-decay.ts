import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { plot, type PlotSpec } from '../shared/plot/plot.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { LivePlot } from '../shared/plot/live-plot.js';
import { linear } from '../shared/plot/scale.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import type { Point } from '../shared/charts/point.js';
import { thinned } from '../shared/charts/decimate.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { SketchPad, type PadTexts } from '../shared/curve-pad/sketch-pad.js';
import { sketchStyles } from '../shared/curve-pad/sketch-styles.js';
import { draws, getDecay, hasVisibleTurn, type Decay, type DecaySettings } from './data.js';
import { parameters } from './manifest.js';
import { getDescription, getVerdict } from './description.js';
import {
  getHeights,
  padColumns,
  getStrengths,
  randomStrengths,
  sameStrengths,
  type Strengths,
  resample,
} from './strengths.js';
import { ropeDecayStyles } from './styles.js';
import { distanceTicks, scaleFor, vectorChoices, type Scale } from './view.js';
import { dataTable } from '../shared/data-table.js';

/** Fewer points for the SVG, which is part of the page's HTML. */
const [drawnPoints, chartedPoints] = [401, 1_600];

/** Intervals between rows of the data table. */
const tableRows = 64;

export class PeRopeDecay extends figureWith(parameters) {
  static override styles = [plotStyles, sketchStyles, ropeDecayStyles];
  protected override readonly topic = 'ropeDecay';

  readonly #pad = new SketchPad(this, padColumns, () => this.#readPad());
  readonly #plot = new LivePlot(this);
  readonly #decay = new Memo<Decay>(vectorChoices.length);
  readonly #scale = new Memo<Scale>();
  readonly #points = new Memo<readonly Point[]>();
  readonly #meanPoints = new Memo<readonly Point[] | undefined>();
  /** The strengths on the pad. If others are shown, the change came from outside and the pad is updated. */
  #padStrengths: Strengths | undefined;

  /** Drawn ones, or those that drawn vectors have on average. */
  get #strengths(): Strengths {
    const { words } = this.values;
    return words === 'drawn' ? (this.strengths ?? sameStrengths) : words === 'same' ? sameStrengths : randomStrengths;
  }

  get #settings(): DecaySettings {
    const { words, head, seed, turn } = this.values;
    const [reach, strengths] = [Number(this.values.reach), this.#strengths];
    return { words, dimensions: head, base: this.readerState.base, reach, seed, strengths, turn };
  }

  get #shown(): Decay {
    const settings = this.#settings;
    return this.#decay.get(Object.values(settings), () => getDecay(core(), settings));
  }

  /** The y scale. All drawn strengths share one, because their scores can't exceed a word's score with itself. */
  #scaleOf(decay: Decay): Scale {
    return this.#scale.get([decay], () => {
      const { settings, scores, sampled } = decay;
      if (!sampled) return scaleFor(-Math.sqrt(settings.dimensions), Math.sqrt(settings.dimensions));
      const { means, deviations } = sampled;
      // Not spread into one call: thousands of arguments take a millisecond.
      const [min, max] = [Math.min, Math.max].map((further) => scores.reduce((one, other) => further(one, other)));
      const low = means.map((mean, place) => mean - deviations[place]!);
      const high = means.map((mean, place) => mean + deviations[place]!);
      return scaleFor(Math.min(min!, ...low), Math.max(max!, ...high));
    });
  }

  get #score(): readonly Point[] {
    const { scores } = this.#shown;
    const max = this.#plot.live ? chartedPoints : drawnPoints;
    return this.#points.get([scores, max], () =>
      thinned(
        Array.from(scores, (y, x) => ({ x, y })),
        max,
      ),
    );
  }

  get #mean(): readonly Point[] | undefined {
    const { sampled } = this.#shown;
    return this.#meanPoints.get([sampled], () =>
      sampled?.means.map((y, place) => ({ x: sampled.distances[place]!, y })),
    );
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const strengths = this.#strengths;
    if (strengths === this.#padStrengths) return;
    this.#padStrengths = strengths;
    this.#pad.restart(getHeights(strengths));
  }

  /** An empty pad stands for an unrelated query and key. */
  #readPad(): void {
    this.strengths = getStrengths(this.#pad.heights ?? [0.5, 0.5]);
    this.words = 'drawn';
    this.#padStrengths = this.strengths; // the attribute's converter makes a copy
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const decay = this.#shown;
    return html`
      ${this.#plot.render(this.#spec(decay))} ${this.#turnControl(decay)} ${this.#pairs(decay)}
      <p class="reading">${getVerdict(t, decay)}</p>
    `;
  }

  /** The mean, if any, is on top of the single score. */
  #spec(decay: Decay): PlotSpec {
    const { t } = this;
    const { settings, sampled } = decay;
    const { reach, turn } = settings;
    const { min, max, ticks } = this.#scaleOf(decay);
    const edge = (sign: number): readonly Point[] =>
      (sampled?.distances ?? []).map((x, place) => ({
        x,
        y: sampled!.means[place]! + sign * sampled!.deviations[place]!,
      }));
    return {
      label: describePlot(t, 'ropeDecay.distance', 'ropeDecay.score'),
      x: { scale: linear(0, reach), ticks: distanceTicks(reach), title: t('ropeDecay.distance') },
      y: { scale: linear(min, max), ticks, title: t('ropeDecay.score') },
      marks: [
        sampled && {
          type: 'area',
          upper: edge(1),
          lower: edge(-1),
          color: 'var(--ink-soft)',
          opacity: 0.3,
        },
        { type: 'rule', y: 0, color: 'var(--ink-soft)', dash: [2, 3] },
        hasVisibleTurn(settings) && { type: 'rule', x: turn, color: 'var(--accent)', width: 1.5 },
        hasVisibleTurn(settings) && {
          type: 'text',
          x: turn,
          y: max,
          text: t('ropeDecay.turnedBy', { turn }),
          place: `below ${turn > reach / 2 ? 'left' : 'right'}`,
          className: 'turn',
          color: 'var(--accent)',
        },
        sampled
          ? { type: 'line', points: this.#score, color: 'var(--ink-soft)', width: 0.75 }
          : { type: 'line', points: this.#score },
        sampled && {
          type: 'line',
          points: this.#mean ?? [],
          width: 2.5,
        },
        sampled && {
          type: 'text',
          x: reach,
          y: max,
          text: t('ropeDecay.meanOf', { draws }),
          place: 'below left strong',
          color: 'var(--ink)',
        },
      ],
    };
  }

  /** A slider aligned with the plot's x axis. It turns the key that is drawn. */
  #turnControl({ settings: { reach } }: Decay): TemplateResult | typeof nothing {
    if (this.controls === 'none') return nothing;
    const choose = (turn: number): void => {
      this.strengths = this.#strengths;
      this.words = 'drawn';
      this.turn = turn;
      this.#padStrengths = this.strengths;
    };
    const value = this.values.words === 'drawn' ? (this.turn ?? 0) : 0;
    return html`<div class="controls turn">${this.control('turn', { value, slide: [0, reach], choose })}</div>`;
  }

  /** The pad with its bars, and the buttons to undo. */
  #pairs({ settings: { strengths, dimensions } }: Decay): TemplateResult {
    const { t } = this;
    const pairs = dimensions / 2;
    return html`
      ${plot({
        label: t('ropeDecay.agreement'),
        className: 'pairs',
        x: {
          scale: linear(-0.5, pairs - 0.5),
          ticks: [0, pairs - 1],
          format: (pair) => t(pair === 0 ? 'ropeDecay.fastest' : 'ropeDecay.slowest'),
          grid: false,
        },
        y: { scale: linear(-1, 1), ticks: [1, 0, -1], grid: false, title: t('ropeDecay.agreement') },
        marks: resample(strengths, pairs).map((y, x) => ({
          type: 'bars',
          points: [{ x, y }],
          span: pairs > 64 ? 1 : 0.8,
          color: handColour(x, pairs),
        })),
        children: this.#pad.surface(t, this.#padWords(pairs)),
      })}
      <div class="sketch-tools cluster screen-only" role="group" aria-label=${t('sketch.pad')}>
        ${this.#pad.corrections(t)}
      </div>
      <p class="visually-hidden" id="sketch-keys">${t('sketch.keys')}</p>
    `;
  }

  #padWords(pairs: number): PadTexts {
    const { t } = this;
    return {
      label: t('ropeDecay.agreement'),
      x: (fraction) => t('ropeDecay.pairNumber', { pair: Math.round(fraction * (pairs - 1)) }),
      y: (fraction) => fixed(2 * fraction - 1, 2),
      hint: t('ropeDecay.hint'),
    };
  }

  protected override secondaryControls(): TemplateResult {
    return html`
      <div class="line">${this.control('reach')}</div>
      <div class="line columns-of-fields">${this.control('head')} ${this.control('base')} ${this.control('seed')}</div>
      <p class="details line">${getDescription(this.t, this.#shown)}</p>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { settings, scores, sampled } = this.#shown;
    const { reach, strengths, dimensions } = settings;
    const distances = Array.from({ length: tableRows + 1 }, (_, row) => (row * reach) / tableRows);
    const sample = (values: ArrayLike<number>, distance: number): string =>
      fixed(values[sampled!.distances.indexOf(distance)] ?? 0, 3);
    return html`${dataTable(distances, [
      [t('ropeDecay.distance'), (distance) => formatNumber(distance)],
      [t(sampled ? 'ropeDecay.one' : 'ropeDecay.score'), (distance) => fixed(scores[distance] ?? 0, 3)],
      sampled && [t('ropeDecay.mean'), (distance) => sample(sampled.means, distance)],
      sampled && [t('ropeDecay.spread'), (distance) => sample(sampled.deviations, distance)],
    ])}
    ${
      sampled
        ? nothing
        : dataTable(resample(strengths, dimensions / 2), [
            [t('ropeDecay.pair'), (_, pair) => pair],
            [t('ropeDecay.agreement'), (strength) => fixed(strength, 2)],
          ])
    }`;
  }
}
