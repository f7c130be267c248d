// Checks the style of all texts: `node --import tsx web/generator/prose-lint/check.ts`.
import { problemText } from '../content/problems.js';
import { withDecorators } from '../with-decorators.js';
import type * as passages from './passages.js';
import { proseProblems } from './prose.js';

const { allPassages } = (await withDecorators('./prose-lint/passages.ts')) as typeof passages;

const problems = await proseProblems(allPassages());
problems.forEach((problem) => console.error(problemText(problem)));
process.exitCode = problems.length > 0 ? 1 : 0;
