import { html, nothing, type TemplateResult } from 'lit';
import type { LayerKind, ModelClock } from '../shared/model-config/model-clock.js';
import type { Translate } from '../shared/reader/messages.js';

const kinds = ['global', 'local', 'bare', 'other'] as const satisfies readonly LayerKind[];

/** A cell per layer, with a legend. Nothing if all layers are alike or unknown. */
export function layerStrip(t: Translate, { layers }: ModelClock): TemplateResult | typeof nothing {
  const present = kinds.filter((kind) => layers.includes(kind));
  if (present.length < 2) return nothing;
  const count = (kind: LayerKind): number => layers.filter((each) => each === kind).length;
  const counts = present.map((kind) => t(`modelClock.count.${kind}`, { count: count(kind) }));
  return html`<div class="layers">
    <div class="cells" role="img" aria-label=${t('modelClock.layerStrip', { counts })}>
      ${layers.map((kind) => html`<i class=${kind}></i>`)}
    </div>
    <p class="legend" aria-hidden="true">
      ${present.map((kind, index) => html`<span><i class=${kind}></i>${counts[index]}</span>`)}
    </p>
  </div>`;
}
