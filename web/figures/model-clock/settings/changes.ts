import { html, nothing, type TemplateResult } from 'lit';
import type { Core } from '../../../core/core.js';
import type { Json } from '../../shared/model-config/json.js';
import type { Translate } from '../../shared/reader/messages.js';
import { keyChanges } from './rope-keys.js';
import type { Setting } from './setting.js';

/** The keys of two settings that differ at a text length. */
export function changes(
  t: Translate,
  core: Core,
  before: Setting,
  after: Setting,
  length: number,
): TemplateResult | typeof nothing {
  const keys = keyChanges(core, before, after, length);
  if (keys.length === 0) return nothing;
  return html`<div class="changes">
    <p class="about soft">${t('modelClock.keysDiffer')}</p>
    <ul>
      ${keys.map(
        ({ key, file, edit }) =>
          html`<li>
            <code>${key}</code>: <del>${valueText(t, file)}</del> →
            <b>${valueText(t, edit)}</b>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** A value of a file in a list of changes; long lists by their length. */
function valueText(t: Translate, value: Json | undefined): string {
  if (value === undefined) return t('modelClock.absent');
  if (Array.isArray(value)) return `[… ${value.length}]`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
