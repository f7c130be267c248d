// Checks the style of all texts: `node web/generator/run.mjs prose-lint/check.ts`.
import { problemText } from '../content/problems.js';
import { allPassages } from './passages.js';
import { proseProblems } from './prose.js';

const problems = await proseProblems(allPassages());
problems.forEach((problem) => console.error(problemText(problem)));
process.exitCode = problems.length > 0 ? 1 : 0;
