import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import type {
  ModelClock,
  Reading,
  RotaryPositions,
  Sentence,
} from '../../../../web/figures/shared/model-config/model-clock.js';
import { t } from '../../../support/english.js';

/** Other languages have the same placeholders, which the content check ensures. */
export const inEnglish = ({ key, values }: Sentence): string => t(key, values);

/** The clock of a valid configuration. */
export function clockIn(reading: Reading): ModelClock {
  if ('refusal' in reading) throw new Error(inEnglish(reading.refusal));
  return reading.clock;
}

export const getClock = (config: unknown): ModelClock => clockIn(readConfig(JSON.stringify(config)));

export function getRotary(config: unknown): RotaryPositions {
  const { positions } = getClock(config);
  if (positions.scheme !== 'rotary') throw new Error(positions.scheme);
  return positions;
}

/** The error for an invalid configuration. */
export function getRefusal(text: string): string {
  const reading = readConfig(text);
  if ('clock' in reading) throw new Error(`read as ${JSON.stringify(reading.clock)}`);
  return inEnglish(reading.refusal);
}

export const noteKeys = (config: unknown): readonly string[] => getClock(config).notes.map(({ key }) => key);
export const traps = (config: unknown): readonly string[] => getClock(config).warnings.map(({ trap }) => trap);

export const small = {
  ...{ model_type: 'llama', hidden_size: 256, num_attention_heads: 4, num_hidden_layers: 4 },
  ...{ max_position_embeddings: 4096, rope_theta: 10_000 },
};
