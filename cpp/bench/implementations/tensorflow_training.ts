import { loadTensorflow, type Tensor, type TensorFlow } from './tensorflow.js';
import { tensorflowModel, type Batch } from './tensorflow_model.js';
import type { Implementations } from './implementations.js';

const heads = 4;
const nouns = 8;
const pronoun = 2 * nouns;

/**
 * Training steps in TensorFlow.js, with the model and task of `trainingImplementations`. First validates its losses
 * over five steps against PyTorch's (tests/core/reference/training), like the core's.
 *
 * @throws Error if its losses differ.
 */
export async function tensorflowTraining(backend: string, folder: string, golden: string): Promise<Implementations> {
  const tf = await loadTensorflow(backend, folder);
  checkLosses(tf, golden);
  const models = new Map<string, ReturnType<typeof tensorflowModel>>();
  const getModel = (dimensions: number, layers: number) => {
    const key = `${dimensions} ${layers}`;
    const shape = { vocabulary: pronoun + 1, dimensions, heads, layers, longest: 256 };
    const model = models.get(key) ?? tensorflowModel(tf, shape, begun(tf));
    models.set(key, model);
    return model;
  };
  return {
    about: `TensorFlow.js ${tf.version_core}, ${backend}`,
    fill: {
      step: (dimensions, length, batch, layers) => getModel(dimensions, layers).step(nearestNouns(batch, length), 3e-3),
    },
  };
}

/** Initializes parameters as in the training lab. */
const begun =
  (tf: TensorFlow): Parameters<typeof tensorflowModel>[2] =>
  (size, kind): Tensor => {
    if (kind === 'gain') return tf.ones(size);
    if (kind === 'zero') return tf.zeros(size);
    const deviation = { words: 1, table: 0.3, logits: 0.02, weights: 1 / Math.sqrt(size[0]!) }[kind];
    return tf.randomNormal(size, 0, deviation);
  };

/** Random sentences of nouns, fillers and the pronoun, whose target is the last noun before it. */
function nearestNouns(batch: number, length: number): Batch {
  const words = Int32Array.from({ length: batch * length }, () => {
    const kind = Math.random();
    const word = Math.floor(nouns * Math.random());
    return kind < 0.3 ? word : kind < 0.7 ? nouns + word : pronoun;
  });
  let nearest = -1;
  const targets = words.map((word, place) => {
    if (place % length === 0) nearest = -1;
    if (word < nouns) nearest = word;
    return word === pronoun ? nearest : -1;
  });
  return { words, targets, length };
}

/** The case of make_training.py with a learned table, a mask and two layers. */
function checkLosses(tf: TensorFlow, golden: string): void {
  const line = golden.split('\n').find((text) => text.includes('Encoding::learned, true, 2'));
  const expected = /\{([^{}]*)\}, \{/
    .exec(line ?? '')?.[1]
    ?.split(',')
    .map(Number);
  if (expected?.length !== 5) throw new Error('there are no losses to hold TensorFlow.js to');
  let used = 0;
  const shape = { vocabulary: 11, dimensions: 16, heads: 2, layers: 2, longest: 12 };
  const model = tensorflowModel(tf, shape, (size, kind) => {
    const numbers = Float32Array.from({ length: size[0]! * size[1]! }, (_, k) => {
      const at = used + k;
      return 0.3 * Math.sin(0.37 * at * at + 0.1 * at) + (kind === 'gain' ? 1 : 0);
    });
    used += numbers.length;
    return tf.tensor(numbers, size);
  });
  const length = 9;
  expected.forEach((loss, index) => {
    const step = index + 1;
    const words = Int32Array.from({ length: 3 * length }, (_, k) => {
      const at = k + 1000 * step;
      return (at * at * 7 + 3 * at) % shape.vocabulary;
    });
    const targets = words.map((_, k) => (k % length < 2 ? -1 : words[k - 2]!));
    const rate = 3e-3 * (step / 50) * (0.1 + (0.9 * (1 + Math.cos((Math.PI * step) / 800))) / 2);
    const [found] = model.step({ words, targets, length }, rate);
    if (!(Math.abs(found! - loss) < 1e-4))
      throw new Error(`the loss of step ${step} must be ${loss}, got ${found} of TensorFlow.js`);
  });
}
