import { html, type TemplateResult } from 'lit';
import { shownAt, type Added } from './data.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';

const titles = {
  alibi: 'bias.height.alibi',
  t5: 'bias.height.t5',
  shaw: 'bias.height.shaw',
  window: 'bias.height.alibi',
} as const;

/** Every key of the picked query: how far it is, what is added, and its score and share before and after. */
export function biasTable(t: Translate, added: Added): TemplateResult {
  const { scheme, query } = added.settings;
  const score = (value: number | undefined): string => (Number.isFinite(value) ? fixed(value ?? 0, 3) : '−∞');
  const share = (value: number | undefined): string => `${fixed(100 * (value ?? 0), 1)} %`;
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col">${t('bias.key')}</th>
          <th scope="col">${t('bias.distance')}</th>
          <th scope="col">${t(titles[scheme])}</th>
          <th scope="col">${t('bias.score')}: ${t('bias.before')}</th>
          <th scope="col">${t('bias.score')}: ${t('bias.after')}</th>
          <th scope="col">${t('bias.share')}: ${t('bias.before')}</th>
          <th scope="col">${t('bias.share')}: ${t('bias.after')}</th>
        </tr>
      </thead>
      <tbody>
        ${Array.from(added.scores, (before, key) => {
          const shown = shownAt(added, key - query);
          return html`<tr>
            <th scope="row">${key}</th>
            <td>${formatNumber(key - query)}</td>
            <td>${shown === undefined ? '−∞' : significant(shown)}</td>
            <td>${score(before)}</td>
            <td>${score(added.biasedScores[key])}</td>
            <td>${share(added.weights[key])}</td>
            <td>${share(added.biasedWeights[key])}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  `;
}
