import { html, svg, type TemplateResult } from 'lit';
import { encodingColour } from '../shared/encodings/encodings.js';
import type { Translate } from '../shared/reader/messages.js';
import type { LabLine } from './data.js';
import { getHeads, inkPaths } from './attention-hex.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Attention maps as a square per head: n x n cells, one row per query. */
export function attentionMaps(t: Translate, lines: readonly LabLine[], n: number): TemplateResult {
  return html`<div class="maps">
      ${lines.map(({ encoding, attention }) => {
        const name = t(`encoding.${encoding}`);
        return html`<div
          class="heads"
          role="img"
          aria-label=${t('lab.attentionLabel', { encoding: name })}
          style=${inlineStyle(`--own: ${encodingColour(encoding)}`)}
        >
          <span class="of">${name}</span>
          ${getHeads(attention, n).map((cells) => headMap(cells, n))}
        </div>`;
      })}
    </div>
    <p class="soft">${t('lab.attentionNote')}</p>`;
}

function headMap(cells: string, n: number): TemplateResult {
  return html`<svg class="map" viewBox=${`0 0 ${n} ${n}`} aria-hidden="true">
    ${inkPaths(cells, n).map((path, ink) => (path ? svg`<path d=${path} fill-opacity=${(ink / 15).toFixed(2)}></path>` : ''))}
  </svg>`;
}
