import { html, nothing, type TemplateResult } from 'lit';
import type { Say, WordKey } from '../shared/reader/words.js';
import { link, shown } from './rows-table.js';
import { monthOf, turns, type Row } from './row.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** One row, opened: what is known of the model, where that was read, and the way to its clock. */
export function toldRow(say: Say, row: Row, clock: string | undefined): TemplateResult {
  const { name, scheme, since, source, doubts } = row;
  const fact = (label: WordKey, value: unknown): TemplateResult =>
    html`<div>
      <dt>${say(label)}</dt>
      <dd>${value}</dd>
    </div>`;
  const doubtful: readonly string[] = doubts.map((doubt) => say(`whichModel.doubt.${doubt}`));
  return html`<div class="opened" aria-live="polite">
    <p class="opened-name" style=${inlineStyle(`--mark: var(--${scheme})`)}>
      <strong>${name}</strong> <b>${say(`whichModel.scheme.${scheme}`)}</b>
    </p>
    <dl>
      ${fact('whichModel.published', since ? html`${monthOf(row)}, ${link(since.source)}` : say('whichModel.unverified'))}
      ${fact('whichModel.context', shown.context(say, row))}
      ${
        turns(row)
          ? html`${fact('whichModel.theta', shown.base(say, row))} ${fact('whichModel.pairs', shown.pairs(say, row))}
            ${fact('whichModel.slowest', shown.slowest(say, row))} ${fact('whichModel.open', shown.open(say, row))}`
          : nothing
      }
      ${fact('whichModel.source', link(source))}
    </dl>
    ${doubtful.length > 0 ? html`<p class="doubts">${say('whichModel.doubts', { columns: doubtful.join(', ') })}</p>` : nothing}
    ${clock === undefined ? nothing : html`<p class="to-clock"><a href=${clock}>${say('whichModel.clock')}</a></p>`}
  </div>`;
}
