import type { Tensor, TensorFlow } from './tensorflow.js';

export interface Shape {
  readonly vocabulary: number;
  readonly dimensions: number;
  readonly heads: number;
  readonly layers: number;
  /** Rows of the learned table. */
  readonly longest: number;
}

/** Words, and the target at each, -1 for none; both batch x length. */
export interface Batch {
  readonly words: Int32Array;
  readonly targets: Int32Array;
  readonly length: number;
}

type Kind = 'words' | 'table' | 'weights' | 'gain' | 'zero' | 'logits';

/**
 * The training lab's model as idiomatic TensorFlow.js: pre-norm layers, a learned table, a causal mask, Adam, gradients
 * clipped at 1. Embeddings are looked up by a one-hot matrix product, because the wasm backend has no gradient kernel
 * for `gather`.
 *
 * @param fill - Creates the parameters, matrix by matrix in the core's order.
 */
export function tensorflowModel(tf: TensorFlow, shape: Shape, fill: (size: number[], kind: Kind) => Tensor) {
  const { vocabulary, dimensions: d, heads } = shape;
  const take = (rows: number, columns: number, kind: Kind) => tf.variable(fill([rows, columns], kind));
  const takeNorm = () => ({ gain: take(1, d, 'gain'), bias: take(1, d, 'zero') });
  const words = take(vocabulary, d, 'words');
  const positions = take(shape.longest, d, 'table');
  const layers = Array.from({ length: shape.layers }, () => ({
    norm: takeNorm(),
    queryKeyValue: take(d, 3 * d, 'weights'),
    output: take(d, d, 'weights'),
    hiddenNorm: takeNorm(),
    hidden: take(d, 2 * d, 'weights'),
    hiddenBias: take(1, 2 * d, 'zero'),
    narrow: take(2 * d, d, 'weights'),
    narrowBias: take(1, d, 'zero'),
  }));
  const lastNorm = takeNorm();
  const logits = take(d, vocabulary, 'logits');
  const logitsBias = take(1, vocabulary, 'zero');
  const adam = tf.train.adam(3e-3, 0.9, 0.99, 1e-8);

  const normed = (x: Tensor, { gain, bias }: typeof lastNorm) => {
    const { mean, variance } = tf.moments(x, -1, true);
    return tf.add(tf.mul(tf.mul(tf.sub(x, mean), tf.rsqrt(tf.add(variance, 1e-5))), gain), bias);
  };

  const attended = (x: Tensor, layer: (typeof layers)[number], mask: Tensor, batch: number, length: number) => {
    const ofHeads = (part: Tensor) => tf.transpose(tf.reshape(part, [batch, length, heads, d / heads]), [0, 2, 1, 3]);
    const [query, key, value] = tf.split(tf.matMul(x, layer.queryKeyValue), 3, 1).map(ofHeads);
    const scores = tf.mul(tf.matMul(query!, key!, false, true), 1 / Math.sqrt(d / heads));
    const mixed = tf.matMul(tf.softmax(tf.add(scores, mask)), value!);
    return tf.matMul(tf.reshape(tf.transpose(mixed, [0, 2, 1, 3]), [batch * length, d]), layer.output);
  };

  const loss = ({ words: indices, targets, length }: Batch): Tensor => {
    const places = indices.length;
    const batch = places / length;
    const isAsked = Float32Array.from(targets, (target) => (target < 0 ? 0 : 1));
    const later = Float32Array.from({ length: length ** 2 }, (_, k) =>
      k % length > Math.floor(k / length) ? -1e9 : 0,
    );
    const mask = tf.tensor(later, [length, length]);
    const looked = tf.matMul(tf.oneHot(tf.tensor(indices, [places], 'int32'), vocabulary), words);
    const placed = tf.add(tf.reshape(looked, [batch, length, d]), tf.slice(positions, [0, 0], [length, d]));
    let x = tf.reshape(placed, [places, d]);
    for (const layer of layers) {
      x = tf.add(x, attended(normed(x, layer.norm), layer, mask, batch, length));
      const hidden = tf.relu(tf.add(tf.matMul(normed(x, layer.hiddenNorm), layer.hidden), layer.hiddenBias));
      x = tf.add(x, tf.add(tf.matMul(hidden, layer.narrow), layer.narrowBias));
    }
    const answers = tf.add(tf.matMul(normed(x, lastNorm), logits), logitsBias);
    // A token without a target has a row of zeros and no weight.
    const labels = tf.oneHot(tf.tensor(targets, [places], 'int32'), vocabulary);
    return tf.losses.softmaxCrossEntropy(labels, answers, tf.tensor(isAsked, [places]));
  };

  /** The loss of a batch, and one gradient step. */
  const step = (batch: Batch, rate: number): Float32Array =>
    tf.tidy(() => {
      const { value, grads } = tf.variableGrads(() => loss(batch));
      const parts = Object.entries(grads);
      const norm = tf.sqrt(tf.addN(parts.map(([, part]) => tf.sum(tf.square(part)))));
      const clip = tf.minimum(1, tf.div(1, norm));
      adam.learningRate = rate;
      adam.applyGradients(Object.fromEntries(parts.map(([name, part]) => [name, tf.mul(part, clip)])));
      return value.dataSync();
    });
  return { step };
}
