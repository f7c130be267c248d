import { html, nothing, type TemplateResult } from 'lit';
import type { Core } from '../../core/core.js';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { seenArcsStyles } from '../shared/clock/seen-arcs-styles.js';
import { ownKey } from '../shared/controls/slider-keys.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { core } from '../shared/frame/core-provider.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { plot } from '../shared/plot/plot.js';
import { fixed, significant } from '../shared/reader/format.js';
import { inRow } from '../shared/reader/messages.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { differs, getPublished, nearest, stretched, type StretchSettings, type Stretched } from './data.js';
import * as describe from './description.js';
import { parameters } from './manifest.js';
import * as models from './models.js';
import { getRoom, getScale, stretchPlot } from './plot.js';
import { gripPairs, nearestGrip, ropeThrough, slackRope } from './rope.js';
import { stretchStyles } from './styles.js';

/** Of the way of a grip, for an arrow key and for Page Up and Page Down. */
const [smallStep, largeStep] = [1 / 24, 1 / 4];

export class PeStretch extends figureWith(parameters) {
  static override styles = [plotStyles, seenArcsStyles, stretchStyles];
  protected override readonly topic = 'stretch';

  readonly #stretched = new Memo<Stretched>();
  readonly #others = new Memo<readonly Stretched[]>();
  #measured: models.Measured | undefined;

  /** For the build: small models, trained and judged. */
  static prepared(core: Core): string {
    return models.measuredText(core);
  }

  get #settings(): StretchSettings {
    const { scheme, formula, factor, trained, head, rope = slackRope } = this.values;
    const { length = Math.round(factor * trained) } = this.values;
    return { scheme, formula, factor, length, trained, dimensions: head, base: this.readerState.base, rope };
  }

  get #shown(): Stretched {
    const settings = this.#settings;
    return this.#stretched.get(Object.values(settings), () => stretched(core(), settings));
  }

  get #pair(): number {
    return Math.min(this.values.pair, this.#shown.pairs - 1);
  }

  /** The published schemes, whatever the rope is. */
  get #published(): readonly Stretched[] {
    const settings = { ...this.#settings, scheme: 'none', rope: slackRope } as const;
    return this.#others.get(Object.values(settings), () => getPublished(core(), settings));
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    const others = this.published ? this.#published : [];
    return html`
      ${plot(stretchPlot(t, shown, { pair: this.#pair, others, children: this.#ropeGrips(shown) }))}
      ${this.#meters([shown, ...others])}
      <p class="reading" ${announceAtRest()}>${this.#verdict(shown)}</p>
    `;
  }

  /** The scheme and its two meters; beside them those of published schemes. */
  #meters(compared: readonly Stretched[]): TemplateResult {
    const { t } = this;
    const bar = (fraction: number, text: string, name: string): TemplateResult =>
      html`${text}<i class=${name} style=${inlineStyle(`--fraction: ${fraction.toFixed(3)}`)}></i>`;
    const rows = [
      {
        name: t('stretch.newAngles'),
        cell: ({ meetNew, pairs }: Stretched) => bar(meetNew / pairs, String(meetNew), 'new'),
      },
      {
        name: t('stretch.apart'),
        cell: ({ apart }: Stretched) => bar(apart, `${describe.percent(apart)}%`, 'apart'),
      },
    ];
    return dataTable(
      rows,
      [
        ['', ({ name }) => name],
        ...compared.map((one): Column<(typeof rows)[number]> => [
          html`<span class=${compared.length > 1 ? '' : 'visually-hidden'}
            >${t(`stretch.scheme.${one.settings.scheme}`)}</span
          >`,
          ({ cell }) => cell(one),
        ]),
      ],
      { className: 'meters' },
    );
  }

  /** The scheme that the rope is nearest to, once those are shown, and the answers of small models. */
  #verdict({ kept, settings: { scheme } }: Stretched): string {
    const { t } = this;
    const others = this.#published;
    const isDrawn = scheme === 'drawn';
    const near =
      isDrawn && this.published ? t('stretch.nearest', { scheme: t(`stretch.scheme.${nearest(kept, others)}`) }) : '';
    const measured = this.#models;
    if (!measured) return near;
    const plain = { kept: kept.map(() => 1), settings: { scheme: 'none' } } as const;
    const tried = others.filter((other) => describe.isReading(other.settings.scheme));
    const answering = isDrawn ? nearest(kept, [plain, ...tried]) : scheme;
    return inRow(near, describe.describeModels(t, answering, measured));
  }

  /** The results of the build, which other sites do not have. */
  get #models(): models.Measured | undefined {
    return (this.#measured ??= models.readMeasured(this.getAttribute(preparedAttribute)));
  }

  /** A slider over the plot: left and right choose a grip, up and down pull it. */
  #ropeGrips(shown: Stretched): TemplateResult {
    const { t } = this;
    const { pairs, kept } = shown;
    const scale = getScale(shown);
    const picked = nearestGrip(pairs, this.#pair);
    const pull = (_: number, down: number): void => this.#pull(scale.invert(1 - down));
    // A press chooses the grip that the rest of the gesture pulls.
    const pressed = (across: number): number =>
      (this.pair = gripPairs(pairs)[nearestGrip(pairs, across * pairs - 0.5)]!);
    const places = gripPairs(pairs).map((pair) => ({
      left: (100 * (pair + 0.5)) / pairs,
      top: 100 * (1 - scale.at(kept[pair]!)),
    }));
    return html`<div
      class="rope fill"
      role="slider"
      tabindex="0"
      aria-orientation="vertical"
      aria-label=${t('stretch.rope')}
      aria-describedby="rope-keys"
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${describe.percent(kept[gripPairs(pairs)[picked]!]!)}
      aria-valuetext=${inRow(describe.describePair(t, shown, this.#pair), describe.describeNew(t, shown))}
      ${plotDrag(pull, { pressed })}
      @keydown=${(event: KeyboardEvent) => this.#key(event)}
    >
      ${places.map(
        ({ left, top }, grip) =>
          html`<span
            class=${grip === picked ? 'grip picked' : 'grip'}
            data-grip
            style=${inlineStyle(`left: ${left.toFixed(2)}%; top: ${top.toFixed(2)}%`)}
          ></span>`,
      )}
      <span class="visually-hidden" id="rope-keys">${t('stretch.keys')}</span>
    </div>`;
  }

  /** Pulls the picked grip to a share of the speed. A published curve becomes a rope first. */
  #pull(share: number): void {
    const shown = this.#shown;
    const { rope, scheme } = shown.settings;
    const before = scheme === 'drawn' ? rope : ropeThrough(shown.kept);
    const divisor = 1 / Math.min(1, Math.max(getRoom(shown), share));
    this.rope = before.with(nearestGrip(shown.pairs, this.#pair), divisor);
    this.scheme = 'drawn';
  }

  #key(event: KeyboardEvent): void {
    const key = ownKey(event);
    const shown = this.#shown;
    const at = gripPairs(shown.pairs);
    const grip = nearestGrip(shown.pairs, this.#pair);
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[key];
    const steps = {
      ArrowUp: -smallStep,
      ArrowDown: smallStep,
      PageUp: -largeStep,
      PageDown: largeStep,
      Home: -1,
      End: 1,
    };
    const step = steps[key as keyof typeof steps] as number | undefined;
    if (aside !== undefined) this.pair = at[Math.min(at.length - 1, Math.max(0, grip + aside))]!;
    else if (step !== undefined) {
      this.pair = at[grip]!;
      this.#pull(shown.kept[at[grip]!]! * getRoom(shown) ** step);
    } else return;
    event.preventDefault();
  }

  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    const shown = this.#shown;
    return html`
      <div class="line">${this.control('scheme')}</div>
      ${differs(this.values.scheme) ? html`<div class="line">${this.control('formula')}</div>` : nothing}
      <div class="line fields">${this.control('factor')}</div>
      <div class="line columns-of-fields">
        ${this.control('length', { value: shown.settings.length })} ${this.control('trained')} ${this.control('head')}
        ${this.control('base', { typed: true })}
      </div>
      <div class="details line">
        <p>${describe.describeNew(t, shown)} ${describe.describeZones(t, shown)}</p>
        <p>${describe.describePair(t, shown, this.#pair)}</p>
        <p>${describe.describeAttention(t, shown)}</p>
      </div>
    `;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { pairs, kept, wavelengths, plain, other, angles, settings } = this.#shown;
    const second = settings.formula === 'code' ? 'paper' : 'code';
    return html`${this.#modelsTable()}
    ${dataTable(Array(pairs).keys(), [
      [t('stretch.axis'), (pair) => pair],
      [t('stretch.share'), (pair) => fixed(kept[pair]!, 4)],
      other && [t(`stretch.by.${second}`), (pair) => fixed(other.kept[pair]!, 4)],
      [t('stretch.plainWavelength'), (pair) => significant(plain.wavelengths[pair]!)],
      [t('stretch.wavelength'), (pair) => significant(wavelengths[pair]!)],
      [t('stretch.turnsInTraining'), (pair) => significant(angles.trainedTurns[pair]!)],
      [t('stretch.turnsInText'), (pair) => significant(angles.turns[pair]!)],
      [t('stretch.shareNew'), (pair) => `${fixed(100 * angles.unseen[pair]!, 1)}%`],
    ])}`;
  }

  /** Small models: a row for each reading, a column for each task. */
  #modelsTable(): TemplateResult | typeof nothing {
    const { t } = this;
    const measured = this.#models;
    if (!measured) return nothing;
    const { tasks, taskNames, trainedWords, longWords } = models;
    type Row = 'trained' | models.Reading | 'bag';
    const getCell = (results: models.TaskMeasured, row: Row): string => {
      if (row === 'bag') return describe.percent(results.bag);
      const { middle, low, high } = row === 'trained' ? results.trained : results.stretched[row];
      const [from, to] = [low, high].map(describe.percent);
      return from === to ? describe.percent(middle) : `${describe.percent(middle)} (${from}–${to})`;
    };
    return dataTable<Row>(
      ['trained', ...models.readings, 'bag'],
      [
        [
          t('stretch.right'),
          (row) => t(`stretch.reading.${row}`, { words: row === 'trained' ? trainedWords : longWords }),
        ],
        ...taskNames.map((task): Column<Row> => [t(`stretch.${task}`), (row) => getCell(measured[task], row)]),
      ],
      { caption: t('stretch.note', { models: tasks['nearest-noun'].seeds, recall: tasks.recall.seeds }) },
    );
  }
}
