// Checks the content without building: `node web/generator/run.mjs check.ts`.
import { contentProblems } from './site.js';

const problems = contentProblems();
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
