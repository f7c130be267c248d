import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { modelFile, modelModule } from '../../../../web/generator/models/model-files.js';
import { heads, getModel } from '../../../../web/figures/panorama/model.js';
import { loadModel, modelText, readPrepared } from '../../../../web/figures/panorama/models.js';
import { core } from '../../../support/core.js';

// The other models: models.more.test.ts.
test('the model rotary equals its training run: `node --import tsx web/generator/models/model-files.ts` trains all models again', () => {
  expect(readFileSync(modelFile('rotary'), 'utf8')).toBe(modelModule(core, 'rotary'));
});

test('a model embedded in a page equals the one from its file', async () => {
  const model = await loadModel('rotary');
  expect(readPrepared(modelText('rotary'))).toEqual({ encoding: 'rotary', ...model });
  expect(getModel('rotary').heads).toBe(heads);
  expect(model.kinds).toHaveLength(heads);
});

test('malformed models are ignored', () => {
  for (const text of [null, '', 'sinusoidal', 'learned , AAAAAA== AA==', 'sinusoidal , no weights'])
    expect(readPrepared(text), String(text)).toBeUndefined();
});
