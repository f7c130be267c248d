import type { Clocked } from './clocked.js';
import type { Keys } from './keys.js';
import { sources } from './sources.js';

/** Adds warnings where programs are known to read the configuration differently. */
export function warnOf(keys: Keys, clocks: readonly Clocked[], context: number | undefined, type: string): void {
  const { log } = keys;
  for (const clocked of clocks) {
    const { spec } = clocked.clock;
    if (spec.scaling === 'yarn') warnOfYarn(keys, clocked, context);
    if (spec.scaling === 'dynamic') log.warn('cached-keys', sources.dynamicKeys, 'modelConfig.cachedDynamic');
    if (spec.scaling === 'longrope') warnOfLongrope(keys, clocked, type);
    warnOfPart(keys, clocked);
  }
}

function warnOfYarn({ log }: Keys, { clock, scaling, keys, nested }: Clocked, context: number | undefined): void {
  const { factor = 1, originalLength: original = 1 } = clock.spec;
  log.warn('paper-and-code', sources.yarnPaper, 'modelConfig.paperAndCode');
  if (context !== undefined && context !== original) {
    log.warn('original-ignored', sources.oldCode, 'modelConfig.originalIgnored', { original, context });
    const ratio = context / original;
    if (scaling.factorGiven && Math.abs(ratio / factor - 1) > 1e-9) {
      log.warn('factor-from-ratio', sources.ratio, 'modelConfig.factorFromRatio', {
        ...{ factor, context, original },
        ratio: Number(ratio.toPrecision(6)),
      });
    }
  }
  const truncate = keys?.peek('truncate');
  if (nested && truncate)
    log.warn('nested-truncate', sources.code, 'modelConfig.nestedTruncate', { field: truncate.field });
  log.warn('short-texts', sources.shortTexts, 'modelConfig.shortTexts');
}

function warnOfLongrope({ log }: Keys, { clock, scaling }: Clocked, type: string): void {
  if (type === 'phi3' && scaling.type !== 'longrope') {
    log.warn('renamed-type', sources.renamed, 'modelConfig.renamedType', { value: scaling.type });
  }
  const { originalLength: original = 1 } = clock.spec;
  log.warn('cached-keys', sources.longropeKeys, 'modelConfig.cachedLongrope', { original });
  const largest = Math.max(...(clock.shortFactors ?? [1]));
  if (largest > 1) log.warn('short-texts', sources.code, 'modelConfig.shortFactors', { largest });
}

/** A factor on cosines and sines affects rotary dimensions only. */
function warnOfPart({ log }: Keys, { clock, head }: Clocked): void {
  const { rule, factor, mscale, mscaleAllDim, softmaxMscale } = clock.attention;
  const plain = rule === 'none' || (rule === 'given' && factor === 1) || (rule === 'mscale' && mscale === mscaleAllDim);
  if (head.all === head.rotary || (clock.spec.factor ?? 1) === 1) return;
  const values = { rotary: head.rotary };
  if (softmaxMscale !== undefined)
    log.warn('partial-attention-factor', sources.partial, 'modelConfig.softmaxScale', values);
  else if (!plain) log.warn('partial-attention-factor', sources.partial, 'modelConfig.partialFactor', values);
}
