// Makes what `npm pack` packs, in build/package: `node --import tsx web/build/package.ts`. The wasm must be built.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { compilePackage } from './package-code.js';
import { readWords } from './content.js';
import { paths } from './paths.js';
import { languages } from './tour.js';

rmSync(paths.package, { recursive: true, force: true });
compilePackage();

mkdirSync(join(paths.package, 'words'));
for (const language of languages) {
  const words = readWords(language, 'words');
  const file = (ending: string): string => join(paths.package, 'words', `${language.folder}${ending}`);
  writeFileSync(file('.js'), `export default ${JSON.stringify(words, null, 1)};\n`);
  const types = Object.keys(words).map((key) => `  readonly ${JSON.stringify(key)}: string;\n`);
  writeFileSync(file('.d.ts'), `declare const words: {\n${types.join('')}};\nexport default words;\n`);
}

mkdirSync(join(paths.package, 'wasm'));
for (const name of ['core', 'clock']) {
  for (const ending of ['.mjs', '.wasm']) {
    const file = join(paths.wasm, name + ending);
    copyFileSync(file, join(paths.package, 'wasm', basename(file)));
  }
}
