import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { readDimensions, readPositions, type ReadCounts } from './data.js';
import { describeFailure } from '../shared/frame/describe-failure.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import { ownKey } from '../shared/controls/slider-keys.js';
import type { PlotDrag } from '../shared/charts/plot-drag.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';

/** The counted events, in the order of the legend. */
const readKinds = ['positions', 'words', 'wordsAsIs'] as const;
export type ReadKind = (typeof readKinds)[number];

/** Lines are told apart by dash and dot as well as by colour. */
const dashes: Readonly<Record<ReadKind, string>> = { positions: '', words: '7 4', wordsAsIs: '2 4' };
const classes: Readonly<Record<ReadKind, string>> = {
  positions: 'positions',
  words: 'words',
  wordsAsIs: 'words-as-is',
};

/** The plot's state. */
export interface ReadView {
  readonly counts: readonly ReadCounts[] | undefined;
  /** Faintly drawn while there are no counts. */
  readonly lastCounts: readonly ReadCounts[] | undefined;
  /** The index of the width at which the reader points. */
  readonly column: number;
  readonly vocabulary: number;
}

const last = readDimensions.length - 1;

/** The width at a share of the plot's. */
export const widthAt = (share: number): number => Math.round(share * last);

/** A plot of the trials that were read rightly, over the width; one width picked out and said in numbers. */
export function readBackPicture(
  t: Translate,
  view: ReadView,
  pick: (column: number) => void,
  drag: PlotDrag,
): TemplateResult {
  const { counts, column, vocabulary } = view;
  return html`
    <div class="read">
      <p class="axis-title" aria-hidden="true">${t('addition.read.axis')}</p>
      <div class="plot">
        ${axes()}
        <div class=${counts ? 'curves' : 'curves stale'} role="img" aria-label=${describePlot(t, counts)}>
          ${curves(counts ?? view.lastCounts ?? [])}
        </div>
        <div
          class="columns"
          role="slider"
          tabindex="0"
          aria-label=${t('addition.width')}
          aria-valuemin="0"
          aria-valuemax=${last}
          aria-valuenow=${column}
          aria-valuetext=${describeColumn(t, view)}
          style=${inlineStyle(`--at: ${column / last}`)}
          @pointerdown=${drag}
          @pointermove=${drag}
          @pointerup=${drag}
          @pointercancel=${drag}
          @keydown=${(event: KeyboardEvent) => {
            const to = {
              ArrowLeft: column - 1,
              ArrowDown: column - 1,
              ArrowRight: column + 1,
              ArrowUp: column + 1,
              Home: 0,
              End: last,
            }[ownKey(event)];
            if (to === undefined) return;
            event.preventDefault();
            pick(bounded(to));
          }}
        ></div>
      </div>
      <p class="axis-title across" aria-hidden="true">${t('field.dimensions')}</p>
      ${legend(t, view)}
      <p class="reading">${describeMemory(t, vocabulary)}</p>
    </div>
  `;
}

const bounded = (column: number): number => Math.min(last, Math.max(0, column));

function describeMemory(t: Translate, vocabulary: number): string {
  return t('addition.memory', {
    vocabulary: formatNumber(vocabulary),
    positions: formatNumber(readPositions),
    dimensions: readDimensions[last]!,
    size: megabytes(vocabulary),
  });
}

/** The memory of the vocabulary at the greatest width, as floats of 4 bytes, in MB. */
const megabytes = (vocabulary: number): string => fixed((vocabulary * readDimensions[last]! * 4) / 1e6, 1);

function axes(): TemplateResult {
  return html`
    <svg class="grid" viewBox="0 0 ${last} 4" preserveAspectRatio="none" aria-hidden="true">
      ${[0, 1, 2, 3, 4].map((y) => svg`<path d="M0 ${y}H${last}"></path>`)}
    </svg>
    <div class="shares" aria-hidden="true">
      ${[100, 50, 0].map((share) => html`<span style=${inlineStyle(`--at: ${1 - share / 100}`)}>${share}%</span>`)}
    </div>
    <div class="widths" aria-hidden="true">
      ${readDimensions.map((width, index) => html`<span style=${inlineStyle(`--at: ${index / last}`)}>${index === 0 ? 'd = ' : nothing}${width}</span>`)}
    </div>
  `;
}

/** A line and its dots for each kind; the dots stand beside the drawing, which is stretched to its box. */
function curves(counts: readonly ReadCounts[]): TemplateResult {
  const up = (kind: ReadKind, count: ReadCounts): number => 1 - count[kind] / count.trials;
  const line = (kind: ReadKind): string => counts.map((count, k) => `${k} ${up(kind, count).toFixed(4)}`).join('L');
  return html`
    <svg class="lines" viewBox="0 0 ${last} 1" preserveAspectRatio="none" aria-hidden="true">
      ${counts.length === 0 ? nothing : readKinds.map((kind) => svg`<path class=${classes[kind]} d=${`M${line(kind)}`} stroke-dasharray=${dashes[kind]}></path>`)}
    </svg>
    ${counts.map((count, k) =>
      readKinds.map(
        (kind) =>
          html`<svg
            class="dot ${classes[kind]}"
            viewBox="0 0 16 16"
            style=${inlineStyle(`--x: ${k / last}; --y: ${up(kind, count)}`)}
            aria-hidden="true"
          >
            ${getDot(kind)}
          </svg>`,
      ),
    )}
  `;
}

/** The names of the lines, and the number of each at the width that is picked. */
function legend(t: Translate, { counts, column }: ReadView): TemplateResult {
  const count = counts?.[column];
  return html`
    <p class="picked number">d = ${readDimensions[column]}</p>
    <dl class="legend">
      ${readKinds.map(
        (kind) =>
          html`<div>
            <dt>
              <svg class="sample ${classes[kind]}" viewBox="-12 0 40 16" aria-hidden="true">
                <path d="M-12 8H28" stroke-dasharray=${dashes[kind]}></path>
                ${getDot(kind)}
              </svg>
              ${t(`addition.read.${kind}`)}
            </dt>
            <dd class="number">
              ${count ? t('addition.ofTrials', { right: count[kind], trials: count.trials }) : '–'}
            </dd>
          </div>`,
      )}
    </dl>
  `;
}

/**
 * The dot of a curve. The first kind is filled and the others are open, so that it is seen through them where curves
 * meet.
 */
function getDot(kind: ReadKind): SVGTemplateResult {
  if (kind === 'positions') return svg`<circle cx="8" cy="8" r="3"></circle>`;
  if (kind === 'words') return svg`<rect class="open" x="2.5" y="2.5" width="11" height="11"></rect>`;
  return svg`<path class="open" d="M8 1.5L14.5 13H1.5Z"></path>`;
}

function describeCounts(t: Translate, count: ReadCounts): string {
  return t('addition.countsWords', {
    trials: count.trials,
    positions: count.positions,
    words: count.words,
    wordsAsIs: count.wordsAsIs,
  });
}

function describeColumn(t: Translate, { counts, column }: ReadView): string {
  const count = counts?.[column];
  return `d = ${readDimensions[column]}${count ? `. ${describeCounts(t, count)}` : ''}`;
}

function describePlot(t: Translate, counts: readonly ReadCounts[] | undefined): string {
  if (!counts) return t('addition.notRead');
  const [first, final] = [counts[0]!, counts[last]!];
  return t('addition.plotWords', {
    min: readDimensions[0],
    atLeast: describeCounts(t, first),
    max: readDimensions[last]!,
    atMost: describeCounts(t, final),
  });
}

/** Start and stop, and how far the trials have come. */
export function readBackButtons(
  t: Translate,
  { share, failure }: { readonly share: number | undefined; readonly failure: Error | undefined },
  start: () => void,
  stop: () => void,
): TemplateResult {
  const running = share !== undefined;
  return html`
    <button type="button" class="tool" @click=${running ? stop : start}>
      ${t(running ? 'addition.stop' : 'addition.start')}
    </button>
    <progress aria-label=${t('addition.progress')} max="1" .value=${share ?? 0} ?data-idle=${!running}></progress>
    <span class="refusal" role="status">${failure ? describeFailure(t, failure, t('addition.failed')) : nothing}</span>
  `;
}

/** A table of the trials that were read rightly at each width. */
export const readBackTable = (t: Translate, counts: readonly ReadCounts[] = []): TemplateResult =>
  dataTable(counts, [
    [t('field.dimensions'), (_, index) => readDimensions[index]],
    [t('addition.trials'), ({ trials }) => trials],
    ...([...readKinds, 'both'] as const).map((kind): Column<ReadCounts> => [
      t(`addition.read.${kind}`),
      (count) => count[kind],
    ]),
  ]);
