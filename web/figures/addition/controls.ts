import { html, nothing, type TemplateResult } from 'lit';
import { typed } from '../shared/controls/live-input-directive.js';
import type { Translate } from '../shared/reader/messages.js';

/** The word; one that was refused stays in its field, with the reason. */
export function wordField(
  t: Translate,
  word: string,
  refusal: string | undefined,
  type: (word: string) => void,
): TemplateResult {
  return html`<div class="word-field">
    <label
      >${t('addition.word')}
      <input
        .value=${typed(word)}
        autocomplete="off"
        spellcheck="false"
        aria-invalid=${refusal === undefined ? 'false' : 'true'}
        aria-describedby="word-refusal"
        @change=${(event: Event) => type((event.target as HTMLInputElement).value)}
    /></label>
    <span class="refusal" id="word-refusal" role="status">${refusal ?? nothing}</span>
  </div>`;
}
