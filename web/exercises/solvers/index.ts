import type { Answer } from './answer.js';
import { attentionAnswers } from './attention.js';
import { clockAnswers } from './clock.js';
import { formatAnswers } from './formats.js';
import { receiverAnswers } from './receiver.js';
import { relativeAnswers } from './relative.js';
import { stretchedAnswers } from './yarn.js';
import { wholeAnswers } from './full-core.js';

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
