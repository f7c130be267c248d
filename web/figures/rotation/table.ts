import { html, type TemplateResult } from 'lit';
import { fixed, significant } from '../shared/reader/format.js';
import { maxLearnedDimensions, type Learned, type SameTurn } from './data.js';
import { describePosition } from '../shared/clock/clock-description.js';
import type { Translate } from '../shared/reader/messages.js';

const heads = (names: readonly string[]): TemplateResult =>
  html`<thead>
    <tr>
      ${names.map((name) => html`<th scope="col">${name}</th>`)}
    </tr>
  </thead>`;
const row = (name: string | number, texts: readonly string[]): TemplateResult =>
  html`<tr>
    <th scope="row">${name}</th>
    ${texts.map((text) => html`<td>${text}</td>`)}
  </tr>`;

/** The table of each hand's rotation on both walks, and its block. */
export function turnsTable(t: Translate, { walks, blocks, pairs }: SameTurn): TemplateResult {
  const ways = walks.map(({ from, to }) => `${describePosition(from)} → ${describePosition(to)}`);
  const names = [t('clock.pair'), ...ways, t('rotation.cosine'), t('rotation.sine')];
  return html`<table>
    <caption>
      ${t('rotation.turnedRadians')}
    </caption>
    ${heads(names)}
    <tbody>
      ${Array.from({ length: pairs }, (_, pair) =>
        row(pair, [
          ...walks.map(({ turned }) => significant(turned[pair]!, 6)),
          fixed(blocks[2 * pair]!, 6),
          fixed(blocks[2 * pair + 1]!, 6),
        ]),
      )}
    </tbody>
  </table>`;
}

/** The table of the encodings at both ends of the first walk. */
export function codesTable(
  t: Translate,
  { walks: [{ from, to }], code, rotated, target, shift }: SameTurn,
): TemplateResult {
  const [p, q] = [describePosition(from), describePosition(to)];
  const own = t('rotation.code', { position: p });
  const names = [
    t('rotation.dimension'),
    own,
    `R(${describePosition(shift)}) ${own}`,
    t('rotation.code', { position: q }),
  ];
  return html`<table>
    ${heads(names)}
    <tbody>
      ${Array.from(code, (value, dimension) =>
        row(
          dimension,
          [value, rotated[dimension]!, target[dimension]!].map((number) => fixed(number, 6)),
        ),
      )}
    </tbody>
  </table>`;
}

/** The learned matrix as a table. */
export function learnedTable(t: Translate, { spec: { dimensions }, result: { matrix } }: Learned): TemplateResult {
  const indices = Array.from({ length: Math.min(dimensions, maxLearnedDimensions) }, (_, index) => index);
  return html`<table>
    <caption>
      ${t('rotation.learnedInterleaved')}
    </caption>
    ${heads(['', ...indices.map(String)])}
    <tbody>
      ${indices.map((index) =>
        row(
          index,
          Array.from(matrix.subarray(index * dimensions, (index + 1) * dimensions), (value) => fixed(value, 4)),
        ),
      )}
    </tbody>
  </table>`;
}
