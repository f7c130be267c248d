import { html, nothing, type TemplateResult } from 'lit';
import type { Translate } from '../shared/reader/messages.js';
import { typed } from '../shared/controls/live-input-directive.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import type { Known } from '../shared/model-catalog/selected-model.js';
import type { Listed } from './config-tools.js';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]+/g, '');

/** The models whose name contains the typed text, ignoring case and separators. */
export const modelsNamed = (typed: string, models: readonly Listed[]): readonly Listed[] =>
  models.filter(({ key, name }) => plain(`${name} ${key}`).includes(plain(typed)));

/** State and callbacks of the model list. */
export interface Picking {
  /** Empty until loaded. */
  readonly models: readonly Listed[];
  /** Undefined while a user's file is shown, or none. */
  readonly chosen: Known['published'];
  /** The name of what is shown. */
  readonly shown: string;
  readonly wanted: string;
  readonly type: (text: string) => void;
  readonly choose: (key: string) => void;
}

/** A searchable list of published models. */
export function picker(t: Translate, { models, chosen, shown, wanted, type, choose }: Picking): TemplateResult {
  const found = modelsNamed(wanted, models);
  return html`<details class="pick" @toggle=${seek}>
    <summary>
      <span class="soft">${t('modelClock.pick')}</span>
      <b>${shown}</b>
    </summary>
    <div class="popup">
      <input
        class="text-field"
        type="search"
        autocomplete="off"
        spellcheck="false"
        aria-label=${t('modelClock.search')}
        placeholder=${t('modelClock.search')}
        .value=${typed(wanted)}
        @input=${(event: Event) => type((event.target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => onKey(event, () => found[0] && choose(found[0].key))}
      />
      <p class="visually-hidden" ${announceAtRest()}>${t('modelClock.found', { count: found.length })}</p>
      <ul>
        ${found.map(
          ({ key, name }) =>
            html`<li>
              <button
                type="button"
                aria-pressed=${key === chosen?.key ? 'true' : 'false'}
                @click=${(event: Event) => {
                  shut(event);
                  choose(key);
                }}
              >
                ${name}
              </button>
            </li>`,
        )}
      </ul>
      ${models.length > 0 && found.length === 0 ? html`<p class="soft">${t('modelClock.noModel')}</p>` : nothing}
    </div>
  </details>`;
}

/** A sentence with the source of a model's values, and which of them are unverified. */
export function provenance(t: Translate, { source, unverified }: NonNullable<Known['published']>): TemplateResult {
  return html`<p class="provenance soft small">
    ${t('modelClock.source')} <a href=${source.url} rel="noopener" target="_blank">${source.text}</a>
    ${unverified.length > 0 ? html`<br />${t('modelClock.unverified', { keys: unverified })}` : nothing}
  </p>`;
}

const getPopup = (event: Event): HTMLDetailsElement | null => (event.currentTarget as Element).closest('details');

function shut(event: Event): void {
  const details = getPopup(event);
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** Focuses the search field of the opened list. */
function seek(event: Event): void {
  const details = event.currentTarget as HTMLDetailsElement;
  if (details.open) details.querySelector('input')?.focus();
}

/** Enter selects the first match, Escape closes the list. */
function onKey(event: KeyboardEvent, take: () => unknown): void {
  if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  shut(event);
  if (event.key === 'Enter') take();
}
