// Checks the content without building: `node --import tsx web/generator/check.ts`.
import type * as site from './site.js';
import { withDecorators } from './with-decorators.js';

const { contentProblems } = (await withDecorators('./site.ts')) as typeof site;

const problems = contentProblems();
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
