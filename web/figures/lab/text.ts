import { html, nothing, type TemplateResult } from 'lit';
import { dataTable } from '../shared/data-table.js';
import { encodingColour, encodingLooks } from '../shared/encodings/encodings.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { sample } from '../shared/plot/plot.js';
import { fixed, formatNumber, formatPercent } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { getBag, type LabLine, type Spread } from './data.js';
import { experimentFacts, type Experiment } from './experiments.js';
import { isWhole, sequenceCounts, type LabRun, type TestSentence } from './run.js';
import type { Plotted } from './view.js';

/** The test sentence, with the word that asks, and what each model answers. */
export function testAnswers(
  t: Translate,
  sentence: TestSentence | undefined,
  lines: readonly LabLine[],
  words: readonly string[],
): TemplateResult {
  return html`<p class="example sentence cluster">
      ${sentence?.words.map((word, place) => (place === sentence.place ? html`<b>${words[word]}</b>` : html`<span>${words[word]}</span>`))}
    </p>
    <ul class="answers cluster">
      ${lines.map(({ encoding, answer }) => {
        const color = encodingColour(encoding);
        const isRight = answer?.[0] === sentence?.target;
        return html`<li class="cluster" style=${inlineStyle(`--own: ${color}`)}>
          ${sample({ type: 'line', points: [], color, ...encodingLooks[encoding] })}
          <span>${t(`encoding.${encoding}`)}</span>
          ${
            answer
              ? html`<b class="example">${words[answer[0]]}</b>
                  <span role="img" aria-label=${t(isRight ? 'lab.right' : 'lab.wrong')}>${isRight ? '✓' : '✗'}</span>
                  <span class="soft share">${formatPercent(answer[1])}</span>`
              : nothing
          }
        </li>`;
      })}
    </ul>`;
}

/** Accessible text of a plot. */
export function describePlot(
  t: Translate,
  plotted: Plotted,
  experiment: Experiment,
  lines: readonly LabLine[],
): string {
  const { length: trained, lengths } = experimentFacts[experiment];
  const longest = lengths.at(-1)!;
  const each = lines.flatMap(({ encoding: key, losses, lengths: accuracies }) => {
    const encoding = t(`encoding.${key}`);
    const [end, first, last] = [losses.at(-1), accuracies[0], accuracies[lengths.length - 1]];
    if (plotted === 'loss') return end ? [t('lab.spokenLoss', { encoding, loss: fixed(end.middle, 3) })] : [];
    if (!first || !last) return [];
    const values = { encoding, trained, longest, first: rate(first.middle), last: rate(last.middle) };
    return [t(lengths.length > 1 ? 'lab.spoken' : 'lab.spokenOne', values)];
  });
  return t(`lab.label.${plotted}`, { trained, numbers: each.join(t('lab.semicolon')) });
}

/** How a run was made, as far as it has come. */
export function describeRun(t: Translate, run: LabRun, isPrepared: boolean): string {
  const { settings, sequences, models } = run;
  const { steps, seed, seeds } = settings;
  const done = formatNumber(Math.min(...models.map(({ step }) => step)));
  const values = { done, steps: formatNumber(steps), seed, seeds, sequences: formatNumber(sequences) };
  if (!isWhole(run)) return t('lab.stopped', values);
  const finished = t(seeds > 1 ? 'lab.finishedSeeds' : 'lab.finished', values);
  if (isPrepared) return inRow(t('lab.prepared'), finished);
  return sequences === sequenceCounts.few ? inRow(finished, t('lab.few')) : finished;
}

/** A fraction in percent. */
const rate = (fraction: number): string => `${fixed(100 * fraction, 1)}%`;

const inRange = ({ middle, low, high }: Spread, write: (value: number) => string): string =>
  high > low ? `${write(middle)} (${write(low)} – ${write(high)})` : write(middle);

const lossText = (loss: number): string => fixed(loss, 3);

/** The table of results: a row per encoding, and one for the best guess without order. */
export function labTable(t: Translate, run: LabRun, lines: readonly LabLine[], caption: string): TemplateResult {
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
    { caption },
  );
}
