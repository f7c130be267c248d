import { readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import type {
  ModelClock,
  Reading,
  RotaryPositions,
  Sentence,
} from '../../../../web/figures/shared/model-config/model-clock.js';
import { languages } from '../../../../web/figures/shared/reader/languages.js';
import { messagesFor } from '../../../../web/figures/shared/reader/messages.js';
import { registerAllMessages } from '../../../support/messages.js';

registerAllMessages();

/** A sentence in every language. */
export const inAllLanguages = ({ key, values }: Sentence): readonly string[] =>
  languages.map(({ tag }) => messagesFor(tag)(key, values));

export const inEnglish = (sentence: Sentence): string => inAllLanguages(sentence)[0]!;

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
