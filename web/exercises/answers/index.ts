import type { Spec } from '../parts/spec.js';
import type { Answer } from './answer.js';
import { attentionAnswers } from './attention.js';
import { clockAnswers } from './clock.js';
import { formatAnswers } from './formats.js';
import { receiverAnswers } from './receiver.js';
import { relativeAnswers } from './relative.js';
import { stretchedAnswers } from './stretched.js';
import { wholeAnswers } from './whole.js';

/** Every answer by the name that exercises give it. */
export const answers: Readonly<Record<string, Answer | undefined>> = {
  ...clockAnswers,
  ...wholeAnswers,
  ...attentionAnswers,
  ...receiverAnswers,
  ...relativeAnswers,
  ...stretchedAnswers,
  ...formatAnswers,
};

/** Whether the small module of the clock computes all numbers of an exercise. */
export function needsClockAlone({ kind, values = {} }: Spec): boolean {
  const asked = Object.values(values).map((call) => (typeof call === 'string' ? call : call.of));
  return ['number', 'choice', 'order'].includes(kind) && asked.every((name) => name in clockAnswers);
}
