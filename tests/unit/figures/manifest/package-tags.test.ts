import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { tagsFile } from '../../../../web/build/package/tags-file.js';

test('the package has every figure: `node --import tsx web/build/package/tags-file.ts` writes its list anew', () => {
  expect(readFileSync(new URL('../../../../web/package/tags.ts', import.meta.url), 'utf8')).toBe(tagsFile());
});
