import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** Output folders of the benchmark. */
export const build = `${root}/build/bench`;
export const dumps = `${build}/dumps`;
