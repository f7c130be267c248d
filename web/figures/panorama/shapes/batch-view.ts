import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Translate } from '../../shared/reader/messages.js';
import { getCells, outline } from '../cells.js';
import { getEntry, type ForwardPass } from '../model.js';
import { term } from '../explanations/formula.js';
import { choice } from '../../shared/controls/choice.js';
import { announceAtRest } from '../../shared/frame/debounced-live-region.js';
import { axes, type Axis } from './axes.js';
import { getCodes, nounPlaces, nounsApart, rowFor, shapeOfCodes } from './codes.js';
import { batch, shorterBy } from './shapes.js';

/** The data for the picture of a batch. */
export interface Batch {
  readonly t: Translate;
  readonly pass: ForwardPass;
  readonly getName: (word: number) => string;
  /** The axis that is used for positions. */
  readonly axis: Axis;
  /** Called when the user chooses an axis; undefined if there is no choice. */
  readonly choose: ((axis: Axis) => void) | undefined;
}

/**
 * The batch: sentences of several lengths in one tensor, each with its causal and padding mask, and the position
 * encodings that its words get.
 */
export function batchView(shown: Batch): TemplateResult {
  const { t, pass } = shown;
  const isAdded = getEntry(pass.encoding) === 'added';
  return html`<div class="batch">
    <p class="soft">${t('panorama.batch', { batch, length: pass.words.length })}</p>
    ${isAdded ? axisControl(shown) : nothing}
    <div class="sheets">
      ${shorterBy.map(
        (less, index) =>
          html`<div class="sheet">
            ${getMask(shown, index, less)} ${isAdded ? describeCoded(shown, index, less) : describePlain(shown, less)}
          </div>`,
      )}
    </div>
    ${isAdded ? html`<p class="axis-message soft reserve" ${announceAtRest()}>${describeNouns(shown)}</p>` : nothing}
  </div>`;
}

function axisControl({ t, axis, choose }: Batch): TemplateResult | typeof nothing {
  if (!choose) return nothing;
  const options = axes.map((value) => ({ value, label: t(`panorama.axis.${value}`) }));
  return html`<div class="controls axis">${choice('axis', t('panorama.axis'), options, axis, choose)}</div>`;
}

function getMask({ t, pass }: Batch, sentence: number, less: number): TemplateResult {
  const length = pass.words.length;
  const real = length - less;
  return html`<svg
    class="mask"
    viewBox=${`0 0 ${length} ${length}`}
    role="img"
    aria-label=${t('panorama.maskLabel', { sentence: sentence + 1, words: real, padding: less })}
  >
    ${svg`<path class="seen" d=${seenBy(length, real)}></path>`}
    ${svg`<path class="frame" d=${`M0 0H${length}V${length}H0Z`}></path>`}
  </svg>`;
}

/** A sentence's mask as an SVG path: each row sees itself and previous words, but no padding. */
const seenBy = (length: number, real: number): string =>
  Array.from({ length }, (_, row) => `M0 ${row}h${Math.min(row + 1, real)}v1h${-Math.min(row + 1, real)}z`).join('');

function describePlain(shown: Batch, less: number): TemplateResult {
  return html`<p class="small">
    ${named(shown, less).map(({ name, isPadding }) => html`<span ?data-padding=${isPadding}>${name}</span> `)}
  </p>`;
}

/** A line per word: its name, the index of its encoding, and the encoding. */
function describeCoded(shown: Batch, sentence: number, less: number): TemplateResult {
  const { t, pass, axis } = shown;
  const rows = pass.words.map((_, place) => rowFor(axis, sentence, place));
  const codes = getCodes(pass, axis, sentence);
  return html`<div class="coded tiny">
    ${named(shown, less).map(
      ({ name, isPadding }, place) =>
        html`<span ?data-padding=${isPadding}>${name}</span><b aria-hidden="true">${rows[place]}</b>`,
    )}
    <svg
      class="codes"
      viewBox=${`0 0 ${codes.columns} ${codes.rows}`}
      preserveAspectRatio="none"
      role="img"
      aria-label=${t('panorama.codesLabel', { sentence: sentence + 1, rows: rows.map(String) })}
    >
      ${getCells(pass, `codes ${axis} ${sentence}`, codes)} ${svg`<path class="frame" d=${outline(codes)}></path>`}
    </svg>
  </div>`;
}

const named = ({ t, pass, getName }: Batch, less: number) =>
  pass.words.map((word, place) => {
    const isPadding = place >= pass.words.length - less;
    return { name: isPadding ? t('panorama.padding') : getName(word), isPadding };
  });

/** A sentence about the encodings of the first sentence's two nouns along this axis. */
function describeNouns({ t, pass, getName, axis }: Batch): string {
  const [one, other] = nounPlaces(pass).map((place) => getName(pass.words[place]!));
  return t(`panorama.axisTold.${axis}`, {
    ...{ shape: shapeOfCodes(axis, pass.words.length), one: one!, other: other!, batch },
    distance: term(nounsApart(pass, axis)),
  });
}
