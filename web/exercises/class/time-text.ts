import type { Say } from '../../figures/shared/reader/words.js';

/** A time at work in minutes; in seconds while it is shorter than one. */
export const timeText = (seconds: number, say: Say): string =>
  seconds < 60 ? say('summary.seconds', { seconds }) : say('summary.minutes', { minutes: Math.round(seconds / 60) });
