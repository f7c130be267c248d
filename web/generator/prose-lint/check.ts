// Checks the style of all texts: `node --import tsx web/generator/prose-lint/check.ts`.
import { problemText } from '../content/problems.js';
import { importTs } from '../import-ts.js';
import type * as passages from './passages.js';
import { proseProblems } from './prose.js';

const { allPassages } = (await importTs('./prose-lint/passages.ts')) as typeof passages;

const problems = await proseProblems(allPassages());
problems.forEach((problem) => console.error(problemText(problem)));
process.exitCode = problems.length > 0 ? 1 : 0;
