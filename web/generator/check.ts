// Checks the content without building: `node --import tsx web/generator/check.ts`.
import type * as site from './site.js';
import { importTs } from './import-ts.js';

const { contentProblems } = (await importTs('./site.ts')) as typeof site;

const problems = contentProblems();
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;
