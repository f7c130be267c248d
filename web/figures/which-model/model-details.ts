import { html, nothing, type TemplateResult } from 'lit';
import type { Translate, MessageKey } from '../shared/reader/messages.js';
import { link, shown } from './rows-table.js';
import { getMonth, isRotary, type Row } from './row.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

export function modelDetails(t: Translate, row: Row, clock: string | undefined): TemplateResult {
  const { name, scheme, since, source, doubts } = row;
  const fact = (label: MessageKey, value: unknown): TemplateResult =>
    html`<div>
      <dt>${t(label)}</dt>
      <dd>${value}</dd>
    </div>`;
  const doubtful: readonly string[] = doubts.map((doubt) => t(`whichModel.doubt.${doubt}`));
  return html`<div class="opened aside" aria-live="polite">
    <p class="opened-name cluster" style=${inlineStyle(`--mark: var(--${scheme})`)}>
      <strong>${name}</strong> <b>${t(`whichModel.scheme.${scheme}`)}</b>
    </p>
    <dl class="facts">
      ${fact('whichModel.published', since ? html`${getMonth(row)}, ${link(since.source)}` : t('whichModel.unverified'))}
      ${fact('whichModel.context', shown.context(t, row))}
      ${
        isRotary(row)
          ? html`${fact('whichModel.theta', shown.base(t, row))} ${fact('whichModel.pairs', shown.pairs(t, row))}
            ${fact('whichModel.slowest', shown.slowest(t, row))} ${fact('whichModel.open', shown.open(t, row))}`
          : nothing
      }
      ${fact('whichModel.source', link(source))}
    </dl>
    ${doubtful.length > 0 ? html`<p class="soft">${t('whichModel.doubts', { columns: doubtful })}</p>` : nothing}
    ${clock === undefined ? nothing : html`<p class="to-clock"><a href=${clock}>${t('whichModel.clock')}</a></p>`}
  </div>`;
}
