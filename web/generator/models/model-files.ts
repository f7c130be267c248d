// Trains the models of pe-panorama and writes their modules; run it after a change of the training: `node --import tsx
// web/generator/models/model-files.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Core } from '../../core/core.js';
import { kindsText } from '../../figures/panorama/head-kinds.js';
import { encodings, getModel, type Encoding } from '../../figures/panorama/model.js';
import { getKinds } from '../../figures/panorama/classify-heads.js';
import { trainedHere } from '../../figures/shared/trained-models/trained.js';
import { readWeights, weightsText } from '../../figures/shared/trained-models/weights-text.js';
import { paths } from '../paths.js';
import { loadCore } from '../load-core.js';

export const modelFile = (encoding: Encoding): string => join(paths.figures, 'panorama/models', `${encoding}.ts`);

/**
 * The module of a trained model, so that readers do not wait for training. Heads are classified as on the page, from
 * the weights rounded to bytes.
 */
export function modelModule(core: Core, encoding: Encoding): string {
  const weights = weightsText(trainedHere(core, getModel(encoding)));
  const kinds = kindsText(getKinds(core, encoding, readWeights(weights)!));
  return `// Made by web/generator/models/model-files.ts; do not edit.

/** The kinds of its heads with their shares in percent, and its weights as base64 of float32. */
export default '${kinds} ${weights}';
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const core = await loadCore();
  for (const encoding of encodings) writeFileSync(modelFile(encoding), modelModule(core, encoding));
}
