import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { modelFile, modelModule } from '../../../../web/generator/models/model-files.js';
import { encodings } from '../../../../web/figures/panorama/model.js';
import { core } from '../../../support/core.js';

for (const encoding of encodings.filter((one) => one !== 'rotary'))
  test(`the model ${encoding} equals its training run`, () => {
    expect(readFileSync(modelFile(encoding), 'utf8')).toBe(modelModule(core, encoding));
  });
