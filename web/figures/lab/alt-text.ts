import { fixed } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import type { LabLine } from './data.js';
import { experimentFacts, type Experiment } from './experiments.js';
import { rate } from './table.js';
import type { Plotted } from './view.js';

/** Accessible text of a plot. */
export function describePlot(
  t: Translate,
  plotted: Plotted,
  experiment: Experiment,
  lines: readonly LabLine[],
): string {
  const { length: trained, lengths } = experimentFacts[experiment];
  const each = lines.flatMap(({ encoding, losses, lengths: accuracies }) => {
    const name = t(`encoding.${encoding}`);
    const [end, first, last] = [losses.at(-1), accuracies[0], accuracies[lengths.length - 1]];
    if (plotted === 'loss') return end ? [t('lab.spokenLoss', { encoding: name, loss: fixed(end.middle, 3) })] : [];
    if (!first || !last) return [];
    const values = {
      encoding: name,
      trained,
      longest: lengths.at(-1)!,
      first: rate(first.middle),
      last: rate(last.middle),
    };
    return [t(lengths.length > 1 ? 'lab.spoken' : 'lab.spokenOne', values)];
  });
  return t(`lab.label.${plotted}`, { trained, numbers: each.join(t('lab.semicolon')) });
}
