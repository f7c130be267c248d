import type { Core } from '../../core/core.js';
import type { Cliff } from '../../core/specs.js';
import { need, getReaderState, type Answer, type Asked } from './answer.js';

/** sigma / sqrt(sum of omega^2) over the hands that are heard, in positions. */
function getBound(core: Core, asked: Asked, heard: string): number {
  const { dimensions, base } = getReaderState({ position: 0, ...asked });
  const code = { position: 0, dimensions, base, sigma: need(asked, 'sigma'), seed: 1, trial: 0, heard };
  return core.receive({ ...code, searchFrom: 0, searchCount: 1 }).bound;
}

const heardFrom = (asked: Asked, first: number, last: number): string =>
  Array.from({ length: need(asked, 'dimensions') / 2 }, (_, hand) => (hand >= first && hand <= last ? '1' : '0')).join(
    '',
  );

/** Few enough for the page, which computes them on its own thread: some 2 ms in 16 dimensions. */
const trials = 100;

/** The last run: an exercise asks for four numbers of the same one. */
let last: { readonly core: Core; readonly asked: string; readonly cliff: Cliff } | undefined;

function getCliff(core: Core, asked: Asked): Cliff {
  const { dimensions, base } = getReaderState({ position: 0, ...asked });
  const noise = { sigma: need(asked, 'sigma'), seed: Number(asked['seed'] ?? 1) };
  const run = { dimensions, base, ...noise, candidates: 1024, firstTrial: 0, trials };
  const written = JSON.stringify(run);
  if (last?.core !== core || last.asked !== written) last = { core, asked: written, cliff: core.cliff(run) };
  return last.cliff;
}

/** Answers about finding a position from its code with noise `sigma` on every number. */
export const receiverAnswers = {
  /** The least standard deviation of a fix by the hands `first` to `last`: by all of them unless these are given. */
  'fix-bound': (core, asked) =>
    getBound(core, asked, heardFrom(asked, Number(asked['first'] ?? 0), Number(asked['last'] ?? Infinity))),
  /** The number of receptions on which the next four answers rest. */
  'cliff-trials': (core, asked) => getCliff(core, asked).trials,
  'wrong-turns': (core, asked) => getCliff(core, asked).wrongTurns,
  /** Root of the mean squared error of the fix, over all receptions. */
  'fix-error': (core, asked) => {
    const cliff = getCliff(core, asked);
    return Math.sqrt(cliff.squaredError / cliff.trials);
  },
  /** The same over those on the right peak. */
  'right-fix-error': (core, asked) => {
    const cliff = getCliff(core, asked);
    return Math.sqrt(cliff.squaredRightError / (cliff.trials - cliff.wrongTurns));
  },
} as const satisfies Record<string, Answer>;
