import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';

import { findProgram } from './programs.js';

/** Works without GPU and sandbox, and without background network requests. */
export const chromiumFlags: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The Chromium of the tests: the headless shell if installed. The same engine as full Chromium, whose windows have a UI
 * that takes twice the time of most tests.
 *
 * @throws Error if Chromium isn't installed.
 */
export const headlessPath = (): string =>
  process.env['CHROME_PATH'] ?? findProgram('chromium-headless-shell') ?? chromiumPath();

/** Compiled code counts as heap and keeps growing over thousands of gestures, so tests of memory let V8 interpret only. */
export const interpretedChromium = (): { executablePath: string; args: string[] } => ({
  executablePath: headlessPath(),
  args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev --no-sparkplug'],
});

/** @throws Error if Chromium isn't installed. */
export function chromiumPath(): string {
  return find(
    'CHROME_PATH',
    ['chromium', 'chromium-browser', 'google-chrome'],
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  );
}

/** @throws Error if Firefox isn't installed. */
export function firefoxPath(): string {
  return find('FIREFOX_PATH', ['firefox-esr', 'firefox'], '/Applications/Firefox.app/Contents/MacOS/firefox');
}

function find(variable: string, programs: readonly string[], application: string): string {
  const path = process.env[variable] ?? findProgram(...programs) ?? (existsSync(application) ? application : undefined);
  if (path === undefined) throw new Error(`none of ${programs.join(', ')} is on PATH: set ${variable}`);
  return path;
}

/** A TCP port of 127.0.0.1 that was just free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
