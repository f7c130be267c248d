import { html, svg, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { encodingColour, type Encoding } from '../shared/encodings/encodings.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { plot, type Axis } from '../shared/plot/plot.js';
import { linear } from '../shared/plot/scale.js';
import type { Translate } from '../shared/reader/messages.js';

const digits = '0123456789abcdef';

/** The attention of the last layer, averaged over its heads: a hexadecimal digit for each pair of words, row by row. */
export function meanAttention(attention: ArrayLike<number>, words: number, heads: number): string {
  const size = words ** 2;
  const layer = Array.from(attention).slice(-heads * size);
  return Array.from({ length: size }, (_, cell) => {
    let sum = 0;
    for (let head = 0; head < heads; ++head) sum += layer[head * size + cell] ?? 0;
    return digits[Math.min(15, Math.round((15 * sum) / heads))];
  }).join('');
}

/** A picture of n x n cells as one path per shade. */
export function inkPaths(cells: string, n: number): readonly string[] {
  const paths = Array.from(digits, () => '');
  for (let cell = 0; cell < cells.length; ++cell) {
    const ink = digits.indexOf(cells[cell]!);
    if (ink > 0) paths[ink] = `${paths[ink] ?? ''}M${cell % n} ${Math.floor(cell / n)}h1v1h-1z`;
  }
  return paths;
}

interface AttentionLine {
  readonly encoding: Encoding;
  readonly attention: string;
}

/** A map for each encoding: the words that ask are the rows, those that they look at the columns. */
export function attentionMaps(t: Translate, lines: readonly AttentionLine[], words: readonly string[]): TemplateResult {
  const n = words.length;
  const axis = { ticks: words.map((_, place) => place), format: (place: number) => words[place], grid: false };
  const x: Axis = { ...axis, scale: linear(-0.5, n - 0.5) };
  const y: Axis = { ...axis, scale: { ...linear(n - 0.5, -0.5), name: 'rows' } };
  return html`<div class="maps" role="group" tabindex="0" aria-label=${t('lab.view.attention')}>
      ${lines.map(({ encoding, attention }) => {
        const name = t(`encoding.${encoding}`);
        const ink = (path: string, shade: number) =>
          svg`<path d=${path} fill-opacity=${(shade / 15).toFixed(2)}></path>`;
        const cells = html`<svg class="fill" shape-rendering="crispEdges" viewBox="0 0 ${n} ${n}" aria-hidden="true">
          ${guard([attention], () => inkPaths(attention, n).map(ink))}
        </svg>`;
        return html`<figure style=${inlineStyle(`--own: ${encodingColour(encoding)}`)}>
          <figcaption>${name}</figcaption>
          ${plot({ label: t('lab.attentionLabel', { encoding: name }), className: 'map', x, y, marks: [], children: cells })}
        </figure>`;
      })}
    </div>
    <p class="soft small">${t('lab.attentionNote')}</p>`;
}
