import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { caddyfile, nginxSettings, type Place } from '../../web/generator/hosting/settings.js';
import { freePort } from './browsers.js';
import { findProgram, root } from './programs.js';

export interface WebServer {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly pid: number;
  readonly close: () => Promise<void>;
}

/** A server on PATH, in Debian's folder, or where setup.mjs unpacked it. */
function getProgram(name: string, path: string): string {
  const program =
    findProgram(name) ??
    ['/', join(root, 'build/servers')].map((folder) => join(folder, path)).find((file) => existsSync(file));
  if (program === undefined) throw new Error(`${name} is not here: npm test gets it`);
  return program;
}

/** Starts a server with a temporary folder and waits until it responds. */
export async function start(
  words: (folder: string, port: number) => readonly string[],
  env: (port: number) => NodeJS.ProcessEnv = () => ({}),
): Promise<WebServer> {
  const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
  const port = await freePort();
  const [program = '', ...rest] = words(folder, port);
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, rest, {
    cwd: folder,
    env: { ...process.env, ...home, ...env(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
  while (!isOver() && !(await answers(port))) await new Promise((resolve) => setTimeout(resolve, 50));
  if (isOver()) {
    await close();
    throw new Error(`${program} ended:\n${said}`);
  }
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close };
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/' }, (reply) => {
      reply.resume();
      resolve(true);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });

/** nginx with the build's configuration: one process, on loopback. */
export const startNginx = (place: Place): Promise<WebServer> =>
  start((folder, port) => {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    mkdirSync(join(folder, 'temporary'));
    const conf = join(folder, 'nginx.conf');
    writeFileSync(
      conf,
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
events { worker_connections 256; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/temporary/${name};`).join('\n')}
${nginxSettings(place, `127.0.0.1:${port}`, '_')}
}
`,
    );
    return [getProgram('nginx', 'usr/sbin/nginx'), '-p', folder, '-e', 'stderr', '-c', conf];
  });

/** Caddy with the build's Caddyfile, on loopback. */
export const startCaddy = (place: Place): Promise<WebServer> =>
  start((folder, port) => {
    const file = join(folder, 'Caddyfile');
    const own = '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n';
    writeFileSync(file, own + caddyfile(place, `http://127.0.0.1:${port}`));
    return [getProgram('caddy', 'usr/bin/caddy'), 'run', '--config', file, '--adapter', 'caddyfile'];
  });
