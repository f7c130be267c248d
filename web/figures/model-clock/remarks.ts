import { html, nothing, type TemplateResult } from 'lit';
import type { ModelClock, Source } from '../shared/model-config/model-clock.js';
import type { Translate } from '../shared/reader/messages.js';

const sourceLink = (source: Source | undefined): TemplateResult | typeof nothing =>
  source ? html` <a href=${source.url} rel="noopener" target="_blank">${source.text}</a>` : nothing;

/** The ways in which programs differ over such a file, each with the place where that was read. */
export function warnings(t: Translate, { warnings: all }: ModelClock): TemplateResult | typeof nothing {
  if (all.length === 0) return nothing;
  return html`<div class="remarks warnings">
    <p class="remarks-title">${t('modelClock.warnings')}</p>
    <ul>
      ${all.map(({ key, values, source }) => html`<li>${t(key, values)}${sourceLink(source)}</li>`)}
    </ul>
  </div>`;
}

/** The notes for which the picture may be wrong, above it. */
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

/**
 * The values that the file leaves out and that were assumed, the keys that were not read, and those that had no use
 * here.
 */
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
