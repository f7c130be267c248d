import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

import { root, run, type Finished } from './processes.js';
import { startNginx } from './web-servers.js';

/** The ends of the test of load, by visits or by seconds, whichever comes first. */
const mostVisits = 2_000;
const mostSeconds = 10;
const readersAtOnce = 16;

/** The files that a first visit of the cover asks for at once: the page, and those that its head names. */
function filesOfCover(): string[] {
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  const head = html.slice(0, html.indexOf('</head>'));
  const named = Array.from(
    head.matchAll(/<(?:script|link)[^>]* (?:src|href)="((?:assets\/|icon)[^"]+)"/g),
    ([, file = '']) => file,
  );
  return ['', ...new Set(named)];
}

function get(agent: Agent, address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers: { 'accept-encoding': 'gzip, deflate, br' } }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve(bytes);
        else reject(new Error(`${address}: status ${reply.statusCode ?? 0}`));
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Seconds of a processor that a process has used. */
function secondsUsed(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100; // utime and stime, in ticks of 10 ms
}

/**
 * Readers who visit the cover for the first time, on loopback, by nginx with the build's settings. What one core serves is counted by
 * the processor's time that nginx used, so whatever else the machine does (the readers, too) does not change it.
 */
export async function load(): Promise<Finished> {
  if (process.platform !== 'linux') return { ok: true, output: 'left out: it reads /proc' };
  const built = await run([process.execPath, '--import', 'tsx', 'web/build/build.ts', '--compress'], 1800);
  if (!built.ok) return built;
  const files = filesOfCover();
  const server = await startNginx({ base: '/', root: join(root, 'dist') });
  try {
    const before = secondsUsed(server.pid);
    const end = Date.now() + mostSeconds * 1000;
    let begun = 0;
    let bytes = 0;
    const reader = async (): Promise<void> => {
      while (begun < mostVisits && Date.now() < end) {
        begun++;
        const agent = new Agent({ keepAlive: true, maxSockets: 6 }); // as many connections as a browser has, new for each visit
        for (const size of await Promise.all(files.map((file) => get(agent, `${server.origin}/${file}`))))
          bytes += size;
        agent.destroy();
      }
    };
    await Promise.all(Array.from({ length: readersAtOnce }, reader));
    const used = secondsUsed(server.pid) - before;
    const each = `${files.length} files, ${Math.round(bytes / begun / 1000)} KB`;
    return {
      ok: true,
      output: `${Math.round(begun / used)} first visits a second and core (${each} each; ${begun} visits, ${used.toFixed(1)} s of nginx)`,
    };
  } finally {
    await server.close();
  }
}
