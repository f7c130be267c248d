import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, inject, test } from 'vitest';

const inPackage = (file: string): string =>
  readFileSync(join(inject('consumer'), 'node_modules/positional-encoding-tour', file), 'utf8');

describe('the notices of the package', () => {
  let notices: string;

  beforeAll(() => {
    notices = inPackage('THIRD-PARTY-NOTICES.txt');
  });

  test('name every package whose code is in it', () => {
    for (const name of ['lit-html', 'chart.js', '@codemirror/view', '@zumer/snapdom'])
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
  });

  test('need no font, because the package has none', () => {
    const folder = join(inject('consumer'), 'node_modules/positional-encoding-tour');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(?:woff2?|[ot]tf)$/.test(file))).toEqual([]);
    expect(notices).not.toMatch(/^source-s/m);
  });

  test('name the authors of the code in it', () => {
    // Inside a prebuilt worker file, so a user's bundle doesn't list it.
    expect(notices).toMatch(/^quickjs-emscripten-core [\d.]+ \(/m);
    for (const author of ['Fabrice Bellard', 'Emscripten authors', 'Rich Felker', 'LLVM Exceptions'])
      expect(notices).toContain(author);
  });

  test('start with our license, which is in the package too', () => {
    const own = inPackage('LICENSE');
    expect(own).toContain('MIT License');
    expect(notices).toContain(own);
  });
});
