import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '');

/** The folders in which the bench builds and writes. */
export const build = `${root}/build/bench`;
export const dumps = `${build}/dumps`;
