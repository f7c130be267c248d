import type { Accuracy } from './accuracy.js';
import { gestureTable } from './gestures.js';
import { goals } from './goals.js';
import { table } from './markdown.js';
import type { AccuracyResult, Results, SizeResult } from './results.js';
import { slowestTable } from './slowest_calls.js';

/** The results as Markdown, as printed by `npm run bench` and shown in README.md. */
export function report(results: Results): string {
  const parts = [machineText(results)];
  if (results.sizes.length > 0) parts.push(goalTable(results));
  for (const size of results.sizes) parts.push(sizeTable(size, results));
  if (results.sizes.length > 1) parts.push(growthTable(results.sizes));
  const windows = results.accuracy.filter(({ sample }) => sample.shape[2] !== 0);
  if (windows.length > 0) parts.push(windowTable(windows, results));
  for (const comparison of results.comparisons) {
    const rows = comparison.measured.map(({ contender, seconds, ratio }) => [
      contender.label,
      milliseconds(seconds),
      factor(ratio),
      ...(comparison.accuracies ? accuracyCells(comparison.accuracies[contender.id]) : []),
    ]);
    const heads = ['who', 'ms', 'ratio', ...(comparison.accuracies ? ['largest error', 'wrong'] : [])];
    parts.push(`#### ${comparison.title}\n\n${table(heads, rows)}`);
  }
  if (results.slowest.length > 0)
    parts.push(`#### Calls at the ends of their ranges\n\n${slowestTable(results.slowest)}`);
  if (results.gestures.length > 0)
    parts.push(`#### Processor time of a frame while a figure is moved, Chromium\n\n${gestureTable(results.gestures)}`);
  return parts.join('\n\n');
}

function machineText({ machine, date, load, quick, missing, exactValueCheck, about }: Results): string {
  const lines = [
    `${date}${quick ? ', a quick look' : ''}: ${machine.processor}; ${machine.memory}; ${machine.system}.`,
    `${[...machine.versions, ...about].filter(Boolean).join('; ')}.`,
    `Load of the machine: ${load[0].toFixed(2)} before, ${load[1].toFixed(2)} at the end.`,
  ];
  if (exactValueCheck) {
    const difference = exactValueCheck.largest.toExponential(0);
    lines.push(`The exact values differ from mpmath's by at most ${difference} (${exactValueCheck.numbers} numbers).`);
  }
  for (const baseline of missing) lines.push(`Left out: ${baseline}.`);
  return lines.join('\n');
}

function goalTable(results: Results): string {
  const outcome = (met: boolean | undefined) => (met === undefined ? 'not measured' : met ? 'met' : '**missed**');
  const rows = goals(results).map(({ text, wanted, value, met }) => [
    text,
    wanted,
    value?.toPrecision(3) ?? '',
    outcome(met),
  ]);
  return table(['goal', 'wanted', 'measured', ''], rows);
}

function sizeTable({ shape, measured, first }: SizeResult, { accuracy }: Results): string {
  const exact = accuracy.find(
    ({ sample }) => sample.shape[2] === 0 && sample.shape[0] === shape[0] && sample.shape[1] === shape[1],
  );
  const rows = measured.map(({ contender, seconds, ratio, ratios }) => [
    contender.label,
    milliseconds(seconds),
    factor(ratio),
    ratios.map(factor).join('–'),
    first[contender.id] ? milliseconds(first[contender.id]!.seconds) : '',
    ...accuracyCells(exact?.accuracies[contender.id]),
  ]);
  const heads = ['who', 'ms', 'ratio', 'its range', 'first table, ms', 'largest error', 'wrong'];
  return `#### ${title(shape)}\n\n${table(heads, rows)}`;
}

function growthTable(sizes: readonly SizeResult[]): string {
  const rows = sizes[0]!.measured.map(({ contender }) => {
    const costs = sizes.map(({ shape, measured }) => {
      const found = measured.find((other) => other.contender.id === contender.id);
      return found ? ((found.seconds / (shape[0]! * shape[1]!)) * 1e9).toPrecision(3) : '';
    });
    const peaks = sizes.map(({ first }) => (contender.id === 'loop' ? '' : megabytes(first[contender.id]?.peak))); // 20 rows take no memory
    return [contender.label, ...costs, ...peaks];
  });
  const names = sizes.map(({ shape }) => title(shape));
  const heads = ['who', ...names.map((name) => `ns a number, ${name}`), ...names.map((name) => `peak MB, ${name}`)];
  return `#### Growth\n\n${table(heads, rows)}`;
}

function windowTable(windows: readonly AccuracyResult[], { sizes }: Results): string {
  const contenders = sizes[0]!.measured.map(({ contender }) => contender).filter(({ exact }) => exact);
  const rows = contenders.map(({ id, label }) => [
    label,
    ...windows.map(({ accuracies }) => accuracyCells(accuracies[id]).join(', ')),
  ]);
  const heads = ['who', ...windows.map(({ sample }) => `at ${sample.shape[2]}`)];
  return `#### Windows of 1000 x 512: largest error, wrong\n\n${table(heads, rows)}`;
}

function accuracyCells(accuracy: Accuracy | undefined): string[] {
  if (!accuracy) return ['', ''];
  const { largestError, wrong, numbers } = accuracy;
  const share = wrong > numbers / 1000 ? `${((100 * wrong) / numbers).toFixed(0)}%` : `${wrong} of ${numbers}`;
  return [largestError.toExponential(2), share];
}

const title = (shape: readonly number[]) => `${shape[0]} x ${shape[1]}`;
const milliseconds = (seconds: number) => (seconds * 1000).toPrecision(3);
const factor = (ratio: number) => (ratio >= 100 ? ratio.toFixed(0) : ratio.toPrecision(3));
const megabytes = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1e6).toFixed(1));
