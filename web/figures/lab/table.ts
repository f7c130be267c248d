import type { TemplateResult } from 'lit';
import { dataTable } from '../shared/data-table.js';
import { fixed, formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { getBag, type LabLine, type Spread } from './data.js';
import { experimentFacts } from './experiments.js';
import type { LabRun } from './run.js';

/** A fraction in percent. */
export const rate = (fraction: number): string => `${fixed(100 * fraction, 1)}%`;

const inRange = ({ middle, low, high }: Spread, t: (value: number) => string): string =>
  high > low ? `${t(middle)} (${t(low)} – ${t(high)})` : t(middle);

const lossText = (loss: number): string => fixed(loss, 3);

/** The table of results: a row per encoding, and one for the best guess without order. */
export function labTable(t: Translate, run: LabRun, lines: readonly LabLine[]): TemplateResult {
  const { lengths } = experimentFacts[run.settings.experiment];
  const bag = getBag(run);
  const ofModels = lines.map(({ encoding, parameters, losses, lengths: accuracies }) => {
    const end = losses.at(-1);
    return [
      t(`encoding.${encoding}`),
      formatNumber(parameters),
      end && inRange(end, lossText),
      ...accuracies.map((accuracy) => inRange(accuracy, rate)),
    ];
  });
  const ofBag = [t('lab.bag'), '', bag[0] && lossText(bag[0].bagLoss), ...bag.map((length) => rate(length.bag))];
  const headings = [t('lab.encoding'), t('lab.parameters'), t('lab.lossEnd')];
  return dataTable(
    [...ofModels, ofBag],
    [...headings, ...lengths.map((words) => t('lab.words', { words }))].map((heading, column) => [
      heading,
      (cells) => cells[column],
    ]),
  );
}
