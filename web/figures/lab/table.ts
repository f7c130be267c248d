import { html, nothing, type TemplateResult } from 'lit';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { getBag, type LabLine, type Spread } from './data.js';
import { experimentFacts } from './experiments.js';
import type { LabRun } from './run.js';

/** A fraction in percent. */
export const rate = (fraction: number): string => `${fixed(100 * fraction, 1)} %`;

const inRange = ({ middle, low, high }: Spread, t: (value: number) => string): string =>
  high > low ? `${t(middle)} (${t(low)} – ${t(high)})` : t(middle);

const lossText = (loss: number): string => fixed(loss, 3);

/** The table of results: a row per encoding, and one for the best guess without order. */
export function labTable(t: Translate, run: LabRun, lines: readonly LabLine[]): TemplateResult {
  const { lengths } = experimentFacts[run.settings.experiment];
  const bag = getBag(run);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t('lab.encoding')}</th>
        <th scope="col">${t('lab.parameters')}</th>
        <th scope="col">${t('lab.lossEnd')}</th>
        ${lengths.map((words) => html`<th scope="col">${t('lab.words', { words })}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map(({ encoding, parameters, losses, lengths: accuracies }) => {
        const end = losses.at(-1);
        return html`<tr data-encoding=${encoding}>
          <th scope="row">${t(`encoding.${encoding}`)}</th>
          <td>${formatNumber(parameters)}</td>
          <td>${end ? inRange(end, lossText) : nothing}</td>
          ${lengths.map((_, index) => html`<td>${accuracies[index] ? inRange(accuracies[index], rate) : nothing}</td>`)}
        </tr>`;
      })}
      <tr>
        <th scope="row">${t('lab.bag')}</th>
        <td></td>
        <td>${bag[0] ? lossText(bag[0].bagLoss) : nothing}</td>
        ${lengths.map((_, index) => html`<td>${bag[index] ? rate(bag[index].bag) : nothing}</td>`)}
      </tr>
    </tbody>
  </table>`;
}
