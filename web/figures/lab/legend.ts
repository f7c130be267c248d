import { html, nothing, svg, type TemplateResult } from 'lit';
import { encodingColour, encodingLooks, encodings, type Encoding } from '../shared/encodings/encodings.js';
import type { Translate } from '../shared/reader/messages.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** Chips to select encodings; also the legend. */
export function labLegend(
  t: Translate,
  chosen: readonly Encoding[],
  choose: (encodings: readonly Encoding[]) => void,
): TemplateResult {
  return html`<div class="chips cluster" role="group" aria-label=${t('lab.encodings')}>
    <span class="soft" aria-hidden="true">${t('lab.encoding')}</span>
    ${encodings.map((encoding) => {
      const isChosen = chosen.includes(encoding);
      const others = encodings.filter((other) => chosen.includes(other) !== (other === encoding));
      return html`<button
        type="button"
        class="chip"
        data-encoding=${encoding}
        style=${inlineStyle(`--own: ${encodingColour(encoding)}`)}
        aria-pressed=${isChosen ? 'true' : 'false'}
        @click=${() => (others.length > 0 ? choose(others) : undefined)}
      >
        ${getSample(encoding)} ${t(`encoding.${encoding}`)}
      </button>`;
    })}
  </div>`;
}

/** A sample of the line with its marker. */
function getSample(encoding: Encoding): TemplateResult {
  const { dash, marker } = encodingLooks[encoding];
  return html`<svg class="sample" viewBox="0 0 32 12" aria-hidden="true">
    ${svg`<path class="curve" d="M1 6H31" stroke-dasharray=${dash.join(' ')}></path>
    <path class=${`marker ${marker}`} d="M16 6h0"></path>
    ${marker === 'ring' ? svg`<path class="marker hole" d="M16 6h0"></path>` : nothing}`}
  </svg>`;
}
