import type { ReactiveElement } from 'lit';
import { fieldOf } from '../frame/figure-field.js';
import { fieldNames } from '../frame/own-fields.js';
import { refusalWords } from '../reader/fields.js';
import { spoken } from '../reader/format.js';
import type { Say } from '../reader/words.js';
import type { Step } from './states.js';

const longest = 40;
const short = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text) || '“”';

/** The reason why a figure cannot be brought into the state of a step, in one sentence; undefined if it can. */
export function refusalOf(figure: ReactiveElement, { state }: Step, say: Say): string | undefined {
  if (state.length === 0) return say('figure.noField', { field: '“”', known: fieldNames(figure).join(', ') });
  for (const [name, text] of state) {
    const field = fieldOf(figure, name);
    if (!field) return say('figure.noField', { field: short(name), known: fieldNames(figure).join(', ') });
    if (field.read(text) !== undefined) continue;
    const { range, words } = field;
    const value = short(text);
    if (words) return say('figure.badChoice', { field: name, words: words.join(', '), value });
    if (!range) return say('figure.badText', { field: name, value });
    return say(refusalWords[range.kind], { field: name, min: spoken(range.min), max: spoken(range.max), value });
  }
  return undefined;
}
