// Run by `npm run test:all -- frameworks`.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, inject, test } from 'vitest';

import { bundledForEdge, projectFor } from '../bundlers/bundlers.js';
import { root } from '../../support/programs.js';
import { start } from '../../support/web-servers.js';
import { dotOfServer } from './frameworks.js';

const here = join(root, 'tests/hosts/frameworks');
const workerd = join(here, 'node_modules/workerd/bin/workerd');

test("in workerd, where bytes can't be compiled, a worker uses the host's compiled module", async () => {
  const folder = projectFor({ name: 'edge' });
  await bundledForEdge(folder, readFileSync(join(here, 'edge/edge.js'), 'utf8'));
  const wasm = join(inject('consumer'), 'node_modules/positional-encoding-tour/core.wasm');
  copyFileSync(wasm, join(folder, 'core.wasm'));
  copyFileSync(join(here, 'edge/workerd.capnp'), join(folder, 'workerd.capnp'));
  const server = await start((_, port) => [
    workerd,
    'serve',
    join(folder, 'workerd.capnp'),
    `--socket-addr=http=127.0.0.1:${port}`,
  ]);
  try {
    const { dot, refused } = (await (await fetch(server.origin)).json()) as { dot: number; refused: string };
    expect(dot).toBeCloseTo(dotOfServer, 6);
    expect(refused).toContain('give its address or bytes');
  } finally {
    await server.close();
  }
});
