import { html, svg, type TemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import type { Translate } from '../shared/reader/messages.js';
import { getTrainedPair, getOrder, pairs, getRotatedPairs, width, type Pairing } from './model.js';
import { correctAnswer } from './sentences.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';

/** A row of boxes, one per dimension of a head, below the arcs. */
const step = 40;
const box = { width: 34, height: 30, top: 44 };
const getMiddle = (at: number): number => step * at + step / 2;

/**
 * One head: dimensions in the colours of the pairs they were trained in, and arcs in the colours of the pairs that are
 * rotated now.
 */
export function pairingPicture(t: Translate, pairing: Pairing): TemplateResult {
  const order = getOrder(pairing);
  const turning = getRotatedPairs(pairing);
  const spoken = turning.map(([one, other]) => t('layouts.with', { one: order[one]!, other: order[other]! }));
  return html`<svg
    class="head"
    role="img"
    aria-label=${t('layouts.head', { pairs: spoken.join(t('layouts.comma')) })}
    viewBox="0 0 ${step * width} ${box.top + box.height + 2}"
  >
    ${turning.map(([one, other], hand) => arc(one, other, hand))}
    ${order.map(
      (dimension, at) =>
        svg`<rect class="dimension" x=${getMiddle(at) - box.width / 2} y=${box.top} width=${box.width} height=${box.height} rx="4" style=${inlineStyle(`--hand: ${handColour(getTrainedPair(dimension), pairs)}`)} /><text x=${getMiddle(at)} y=${box.top + box.height / 2 + 5}>${dimension}</text>`,
    )}
  </svg>`;
}

/** An arc between two boxes. Wider arcs are higher; of equally wide ones, the slower pair's is above. */
function arc(one: number, other: number, hand: number): TemplateResult {
  const [from, to] = [getMiddle(one), getMiddle(other)];
  const height = other - one > 1 ? 22 + 6 * hand : 24;
  const top = box.top - height;
  return svg`<path class="arc" d="M${from} ${box.top - 2}C${from} ${top} ${to} ${top} ${to} ${box.top - 2}" stroke=${handColour(hand, pairs)} />`;
}

/** A sentence, with the model's answer below each word. */
export function answeredSentence(
  t: Translate,
  name: (word: number) => string,
  words: readonly number[],
  answers: readonly number[] | undefined,
): TemplateResult {
  return html`<ol class="words">
    ${words.map((word, place) => html`<li>${cell(t, name, word, correctAnswer(words, place), answers?.[place])}</li>`)}
  </ol>`;
}

function cell(
  t: Translate,
  name: (word: number) => string,
  word: number,
  wanted: number | undefined,
  answer: number | undefined,
): TemplateResult {
  if (wanted === undefined || answer === undefined)
    return html`<span class="word">${name(word)}</span><span class="answer soft" aria-hidden="true">–</span>`;
  const right = answer === wanted;
  return html`<span class="word">${name(word)}</span
    ><span class=${right ? 'answer' : 'answer wrong'}
      ><span class="visually-hidden">${t('layouts.answer')} </span>${name(answer)}
      <span class="mark" aria-hidden="true">${right ? '✓' : '✗'}</span
      ><span class="visually-hidden"
        >${right ? t('layouts.right') : t('layouts.wrong', { wanted: name(wanted) })}</span
      ></span
    >`;
}

/** The answers in every layout next to the correct ones. */
export function layoutsTable(
  t: Translate,
  name: (word: number) => string,
  words: readonly number[],
  columns: readonly { readonly label: string; readonly answers: readonly number[] }[],
): TemplateResult {
  const asked = [...words.keys()].filter((place) => correctAnswer(words, place) !== undefined);
  return dataTable(asked, [
    [t('layouts.word'), (place) => name(words[place]!)],
    [t('layouts.wanted'), (place) => name(correctAnswer(words, place)!)],
    ...columns.map(({ label, answers }): Column<number> => [label, (place) => name(answers[place]!)]),
  ]);
}
