// Counts the training steps that each encoding needs to answer 95 of 100 questions: experiments B (three words before)
// and C (the nearest noun) of the training lab, five seeds each. The counts depend on the seeds only, not on the
// machine.
import { readFile } from 'node:fs/promises';

import { Core } from '../../../web/core/core.js';
import type { StartTrainingSpec } from '../../../web/core/specs.js';
import { root } from './paths.js';
import { table } from './markdown.js';
import { median } from './statistics.js';

const encodings = ['learned', 'sinusoidal', 't5', 'shaw', 'rotary', 'alibi', 'none'] as const;
const seeds = [1, 2, 3, 4, 5];
const between = 20;
const maxSteps = 800;
const learned = 0.95;
const unseen = { length: 16, sequences: 512, seed: 1 };

const experiments: readonly (readonly [title: string, spec: Partial<StartTrainingSpec>])[] = [
  ['B: three words before', { task: 'words-before', distance: 3, mask: 'none', rate: 6e-3 }],
  ['C: the nearest noun', { task: 'nearest-noun', mask: 'causal', rate: 3e-3 }],
];

/** The first multiple of 20 steps after which a new run answers 95% of 512 unseen sentences. */
function getSteps(core: Core, spec: Partial<StartTrainingSpec>): number | undefined {
  const { run } = core.startTraining({ length: 16, batch: 32, steps: maxSteps, ...spec });
  try {
    for (let steps = between; steps <= maxSteps; steps += between) {
      core.train({ run, steps: between });
      if (core.evaluate({ run, ...unseen }).accuracy >= learned) return steps;
    }
    return undefined;
  } finally {
    core.endTraining({ run });
  }
}

export async function learningReport(tell: (text: string) => void): Promise<string> {
  const core = await new Core().add('training', await readFile(`${root}/build/wasm/training.wasm`));
  const parts = experiments.map(([title, spec]) => {
    const rows = encodings.map((encoding) => {
      tell(`${title}: ${encoding}`);
      const found = seeds.map((seed) => getSteps(core, { ...spec, encoding, seed }));
      const reached = found.filter((steps) => steps !== undefined);
      const middle = median(found.map((steps) => steps ?? Infinity));
      const range = reached.length > 0 ? `${Math.min(...reached)}–${Math.max(...reached)}` : '';
      return [encoding, Number.isFinite(middle) ? String(middle) : '–', range, `${reached.length} of ${seeds.length}`];
    });
    const heads = ['encoding', 'steps to 95%, median', 'range', 'seeds that got there'];
    return `### ${title}\n\n${table(heads, rows)}`;
  });
  return parts.join('\n\n');
}
