import { html, type TemplateResult } from 'lit';
import { toggle } from '../shared/controls/toggle.js';
import { dataTable } from '../shared/data-table.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { fixed, formatPercent } from '../shared/reader/format.js';
import { parameters } from './manifest.js';
import { scoreTermsStyles } from './styles.js';
import { asking, getAttention, getMost, modelTerms, type Terms } from './terms.js';

export class PeScoreTerms extends figureWith(parameters) {
  static override styles = [scoreTermsStyles];
  protected override readonly topic = 'terms';

  get #terms(): Terms {
    return modelTerms[this.values.model];
  }

  get #counts(): string {
    return this.counts ?? '1111';
  }

  get #words(): readonly string[] {
    return this.t('terms.sentence').split(' ');
  }

  protected override name(): string {
    return this.t('terms.name', { word: this.#words[asking]! });
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const words = this.#words;
    const shares = getAttention(this.#terms, this.#counts);
    const most = getMost(shares);
    const verdict = t(most.length > 1 ? 'terms.undecided' : 'terms.looks', {
      word: words[asking]!,
      answer: most.map((place) => words[place]).join(t('terms.or')),
      share: formatPercent(shares[most[0]!]!),
    });
    const kind = (place: number): string => (place === asking ? 'asks' : most.includes(place) ? 'most' : '');
    return html`
      <ol class="row example">
        ${words.map((word, place) => {
          const share = shares[place]!;
          return html`<li class=${kind(place)} style=${inlineStyle(`--share: ${(100 * share).toFixed(2)}%`)}>
            <span class="bar" role="img" aria-label=${formatPercent(share)}></span><span>${word}</span>
          </li>`;
        })}
      </ol>
      <p class="reading verdict" ${announceAtRest()}>${verdict}</p>
      <div class="terms" role="group" aria-label=${t('terms.instruction')}>
        ${this.#terms.terms.map(({ query, key, formula }, index) => {
          const label = `${t(query)} × ${t(key)}`;
          return formula
            ? toggle(label, this.#counts[index] === '1', (on) => this.#turn(index, on))
            : html`<s class="soft">${label}</s>`;
        })}
      </div>
    `;
  }

  /** Each term with its factors and the question that it answers. */
  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    const { terms, divisor } = this.#terms;
    return html`<ul class="list">
        ${terms.map(({ query, key, formula, asks }) => html`<li><b>${t(query)} × ${t(key)}</b> <span class="formula">${formula}</span> ${t(asks)}</li>`)}
      </ul>
      <p class="sum soft">${t('terms.sum', { divisor })} ${t(`terms.where.${this.values.model}`)}</p>`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { terms } = this.#terms;
    const shares = getAttention(this.#terms, this.#counts);
    return dataTable(this.#words, [
      [t('terms.wordColumn'), (word) => word],
      ...terms.map(
        ({ query, key, scores }) =>
          [`${t(query)} × ${t(key)}`, (_: string, place: number) => fixed(scores[place]!, 1)] as const,
      ),
      [t('terms.shareColumn'), (_, place) => formatPercent(shares[place]!)],
    ]);
  }

  #turn(index: number, on: boolean): void {
    this.counts = Array.from(this.#counts, (digit, other) => (other === index ? (on ? '1' : '0') : digit)).join('');
  }
}
