import { html, nothing, type TemplateResult } from 'lit';
import type { ModelClock, Source } from '../shared/model-config/model-clock.js';
import type { Translate } from '../shared/reader/messages.js';

export const sourceLink = (source: Source | undefined): TemplateResult | typeof nothing =>
  source ? html` <a href=${source.url} rel="noopener" target="_blank">${source.text}</a>` : nothing;

/** How programs read such a file differently, each with a source. */
export function warnings(t: Translate, { warnings: all }: ModelClock): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<div class="remarks warnings aside warning">
    <b>${t('modelClock.warnings')}</b>
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
    <b>${t('modelClock.alarm')}</b>
    <ul>
      ${alarming.map(({ key, values }) => html`<li>${t(key, values)}</li>`)}
    </ul>
  </div>`;
}

/** Assumed defaults, keys that were not read, and keys without effect. */
export function notes(t: Translate, model: ModelClock): TemplateResult | typeof nothing {
  const all = model.notes.filter(({ isAlarm }) => !isAlarm);
  if (all.length === 0) return nothing;
  return html`<div class="remarks notes aside">
    <b>${t('modelClock.notes')}</b>
    <ul>
      ${all.map(({ kind, key, values, source }) => html`<li><span class="soft">${t(`modelClock.note.${kind}`)}</span> ${t(key, values)}${sourceLink(source)}</li>`)}
    </ul>
  </div>`;
}
