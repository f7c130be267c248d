import type { Core } from '../../core/core.js';
import type { RotaryScaling } from '../../core/specs.js';
import type { ModelClock } from '../shared/model-config/model-clock.js';
import { clockNumbers, incompletePairs } from '../shared/model-config/numbers.js';
import { clockOfModel, modelKeys, getModel, type ModelKey } from '../shared/model-catalog/catalog.js';
import { undrawnModels } from '../shared/model-catalog/models.js';
import type { UndrawnModel } from '../shared/model-catalog/published-model.js';
import type { Doubt, Row, Scheme } from './row.js';

/** All published models in the catalog, parsed like in `pe-model-clock`. */
export const getRows = (core: Core): readonly Row[] => [
  ...Object.entries(undrawnModels).map(([key, model]) => undrawnRow(key, model)),
  ...modelKeys.map((key) => drawnRow(core, key)),
];

function undrawnRow(key: string, { rotaryDimensions, ...model }: UndrawnModel): Row {
  const pairs = rotaryDimensions === undefined ? {} : { pairs: rotaryDimensions / 2 };
  return { key, ...model, ...pairs, doubts: [], hasClock: false };
}

function drawnRow(core: Core, key: ModelKey): Row {
  const { name, since, source, unverified = [] } = getModel(key);
  const clock = clockOfModel(key);
  const { context } = clock;
  const before = beforeOf(clock);
  return {
    ...{ key, name, scheme: getScheme(clock), source, hasClock: true },
    ...(since && { since }),
    ...(context !== undefined && { context }),
    ...(before !== undefined && { before }),
    ...getRotaryValues(core, clock),
    doubts: getDoubts(clock, unverified),
  };
}

/** The length before scaling, or the training length, if the file has a longer context. */
function beforeOf({ context, originalContext, trainedContext }: ModelClock): number | undefined {
  const first = originalContext ?? trainedContext;
  return first === context ? undefined : first;
}

/** `mixed` if layers are of different kinds, or encoder and decoder have different encodings. */
function getScheme({ positions, layers, notes }: ModelClock): Scheme {
  const isMixed = new Set(layers).has('bare') || notes.some(({ key }) => key === 'modelConfig.encoderToo');
  if (isMixed) return 'mixed';
  if (positions.scheme === 'rotary')
    return positions.clocks.some(({ spec }) => isStretched(spec.scaling)) ? 'stretched' : 'rotary';
  if (positions.scheme === 'none') throw new Error('a published model without positions');
  return positions.scheme;
}

/** p-RoPE leaves out pairs and stretches none. */
const isStretched = (scaling: RotaryScaling): boolean => scaling !== 'none' && scaling !== 'proportional';

/** The rotary values of the global layers, or of the local ones if there are no others. */
function getRotaryValues(core: Core, clock: ModelClock): Partial<Row> {
  const { positions, context } = clock;
  if (positions.scheme !== 'rotary') return {};
  const [layers] = positions.clocks;
  const { wavelengths, beforeWavelengths } = clockNumbers(core, clock, layers, context ?? 1);
  const before = beforeOf(clock);
  const length = before ?? context;
  const count = (of: Float64Array): number | undefined =>
    length && incompletePairs(of, Math.min(length, layers.window ?? length)).length;
  const openAfter = count(wavelengths);
  // If there is only one length, the clock is as in the file.
  const open = before === undefined ? openAfter : count(beforeWavelengths);
  // Pairs of p-RoPE that stand still have no wavelength.
  const moving = wavelengths.filter(Number.isFinite);
  return {
    ...{ base: layers.spec.base, pairs: moving.length, slowest: Math.max(...moving) },
    ...(open !== undefined && { open }),
    ...(openAfter !== undefined && openAfter !== open && { openAfter }),
  };
}

const aboutKeys: Readonly<Record<string, Doubt>> = {
  ...{ model_type: 'scheme', attn_config: 'scheme', rope_theta: 'base' },
  ...{ max_position_embeddings: 'context', image_size: 'context' },
  ...{ hidden_size: 'pairs', num_attention_heads: 'pairs', qk_rope_head_dim: 'pairs' },
};

/** The unverified keys that determine values in the table. */
function getDoubts({ read, positions }: ModelClock, unverified: readonly string[]): readonly Doubt[] {
  const decided = (key: string): boolean => key === 'attn_config' || read.some((one) => one.key === key);
  const doubts = unverified.flatMap((key) => (decided(key) ? (aboutKeys[key] ?? []) : []));
  return [...new Set(doubts)].filter((doubt) => doubt !== 'pairs' || positions.scheme === 'rotary');
}
