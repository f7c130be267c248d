import type { Solver } from './answer.js';
import { attentionSolvers } from './attention.js';
import { clockSolvers } from './clock.js';
import { formatSolvers } from './formats.js';
import { receiverSolvers } from './receiver.js';
import { relativeSolvers } from './relative.js';
import { yarnSolvers } from './yarn.js';
import { fullCoreSolvers } from './full-core.js';

export const solvers: Readonly<Record<string, Solver | undefined>> = {
  ...clockSolvers,
  ...fullCoreSolvers,
  ...attentionSolvers,
  ...receiverSolvers,
  ...relativeSolvers,
  ...yarnSolvers,
  ...formatSolvers,
};
