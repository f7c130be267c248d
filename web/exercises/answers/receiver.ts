import type { Cliff } from '../../core/receiver-specs.js';
import { need, readingOf, type Answer, type Asked } from './answer.js';

/** sigma / sqrt(sum of omega^2) over the hands that are heard, in positions. */
function boundOf(core: Parameters<Answer>[0], asked: Asked, heard: string): number {
  const { dimensions, base } = readingOf({ position: 0, ...asked });
  const code = { position: 0, dimensions, base, sigma: need(asked, 'sigma'), seed: 1, trial: 0, heard };
  return core.receive({ ...code, searchFrom: 0, searchCount: 1 }).bound;
}

const heardFrom = (asked: Asked, first: number, last: number): string =>
  Array.from({ length: need(asked, 'dimensions') / 2 }, (_, hand) => (hand >= first && hand <= last ? '1' : '0')).join(
    '',
  );

/** Few enough for the page, which computes them on its own thread: some 10 ms in 16 dimensions. */
const trials = 200;

function cliffOf(core: Parameters<Answer>[0], asked: Asked): Cliff {
  const { dimensions, base } = readingOf({ position: 0, ...asked });
  const run = {
    sigma: need(asked, 'sigma'),
    candidates: 1024,
    firstTrial: 0,
    trials,
    seed: Number(asked['seed'] ?? 1),
  };
  return core.cliff({ dimensions, base, ...run });
}

/** Answers about finding a position from its code with noise `sigma` on every number. */
export const receiverAnswers = {
  /** The least standard deviation of a fix by the hands `first` to `last`: by all of them unless these are given. */
  'fix-bound': (core, asked) =>
    boundOf(core, asked, heardFrom(asked, Number(asked['first'] ?? 0), Number(asked['last'] ?? Infinity))),
  /** How many receptions the next four answers rest on. */
  'cliff-trials': (core, asked) => cliffOf(core, asked).trials,
  'wrong-turns': (core, asked) => cliffOf(core, asked).wrongTurns,
  /** Root of the mean squared error of the fix, over all receptions. */
  'fix-error': (core, asked) => {
    const cliff = cliffOf(core, asked);
    return Math.sqrt(cliff.squaredError / cliff.trials);
  },
  /** The same over those on the right peak. */
  'right-fix-error': (core, asked) => {
    const cliff = cliffOf(core, asked);
    return Math.sqrt(cliff.squaredRightError / (cliff.trials - cliff.wrongTurns));
  },
} as const satisfies Record<string, Answer>;
