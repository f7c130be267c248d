import { encodings } from '../shared/encodings/encodings.js';
import { experimentFacts } from './experiments.js';
import type { AtLength, LabModel, LabRun } from './run.js';
import { completed, getModels, type LabSettings } from './settings.js';

/** Three digits are more than plots show, and keep the attribute short. */
const short = (value: number): number => Number(value.toPrecision(3));
const thousandths = (fraction: number): number => Math.round(1000 * fraction);

type Numbers = readonly number[];
type ModelText = [
  ...[step: number, parameters: number, losses: Numbers, judged: Numbers[], places: Numbers],
  ...[ink: string, answer: Numbers],
];

/** Serializes a complete run for an attribute. */
export function runText({ settings, sequences, models, sentence }: LabRun): string {
  const rows = models.map(({ step, parameters, losses, judged, places, attention, answer }): ModelText => [
    ...([step, parameters, losses.map(short)] as const),
    judged.map(({ length, accuracy, bag, bagLoss, asked }) => [
      length,
      short(accuracy),
      short(bag),
      short(bagLoss),
      asked,
    ]),
    places.map((fraction) => (fraction < 0 ? -1 : thousandths(fraction))),
    attention,
    (answer ?? []).map(short),
  ]);
  const { words, place, target } = sentence!;
  return JSON.stringify([settings, sequences, [place, target, ...words], rows]);
}

const areNumbers = (row: unknown): row is Numbers => Array.isArray(row) && row.every(Number.isFinite);

/** Parses `runText()`; undefined if malformed. */
export function readRun(text: string | null): LabRun | undefined {
  try {
    const [given, sequences, sentence, rows] = JSON.parse(text ?? '') as [LabSettings, number, Numbers, ModelText[]];
    const [place = NaN, target = NaN, ...words] = sentence;
    const settings = completed(given);
    const models = getModels(settings).map((model, index) => ({ ...model, ...readModel(rows[index]!) }));
    const isKnown =
      settings.experiment in experimentFacts && settings.encodings.every((encoding) => encodings.includes(encoding));
    return isKnown && [sequences, ...sentence].every(Number.isFinite) && rows.length === models.length
      ? { settings, sequences, models, sentence: { words, place, target } }
      : undefined;
  } catch {
    return undefined;
  }
}

function readModel([step, parameters, losses, judged, places, ink, answer]: ModelText): Omit<
  LabModel,
  'encoding' | 'seed'
> {
  const isComplete =
    [[step, parameters], losses, ...judged, places, answer].every(areNumbers) && typeof ink === 'string';
  if (!isComplete) throw new TypeError('This is no model of a run');
  const atLength = ([length, accuracy, bag, bagLoss, asked]: Numbers): AtLength =>
    ({ length, accuracy, bag, bagLoss, asked }) as AtLength;
  return {
    ...{ step, parameters, losses, attention: ink, answer: [answer[0]!, answer[1]!] },
    judged: judged.map(atLength),
    places: places.map((fraction) => (fraction < 0 ? -1 : fraction / 1000)),
  };
}
