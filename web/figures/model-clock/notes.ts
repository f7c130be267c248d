import { html, nothing, type TemplateResult } from 'lit';
import type { ModelClock, Source } from '../shared/model-config/model-clock.js';
import type { Translate } from '../shared/reader/messages.js';

const sourceLink = (source: Source | undefined): TemplateResult | typeof nothing =>
  source ? html` <a href=${source.url} rel="noopener" target="_blank">${source.text}</a>` : nothing;

/** How programs read such a file differently, each with a source. */
export function warnings(t: Translate, { warnings: all }: ModelClock): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<div class="remarks warnings">
    <p class="remarks-title">${t('modelClock.warnings')}</p>
    <ul>
      ${all.map(({ key, values, source }) => html`<li>${t(key, values)}${sourceLink(source)}</li>`)}
    </ul>
  </div>`;
}

/** Notes that the picture may be wrong, shown above it. */
export function alarms(t: Translate, { notes: all }: ModelClock): TemplateResult | typeof nothing {
  const alarming = all.filter(({ isAlarm }) => isAlarm);
  if (alarming.length === 0) return nothing;
  return html`<div class="remarks alarm" role="status">
    <p class="remarks-title">${t('modelClock.alarm')}</p>
    <ul>
      ${alarming.map(({ key, values }) => html`<li>${t(key, values)}</li>`)}
    </ul>
  </div>`;
}

/** Assumed defaults, keys that were not read, and keys without effect. */
export function notes(t: Translate, model: ModelClock): TemplateResult | typeof nothing {
  const all = model.notes.filter(({ isAlarm }) => !isAlarm);
  if (all.length === 0) return nothing;
  return html`<div class="remarks notes">
    <p class="remarks-title">${t('modelClock.notes')}</p>
    <ul>
      ${all.map(({ kind, key, values, source }) => html`<li><b>${t(`modelClock.note.${kind}`)}</b> ${t(key, values)}${sourceLink(source)}</li>`)}
    </ul>
  </div>`;
}
