import { loadTensorflow, type Tensor } from './tensorflow.js';
import type { Implementations } from './implementations.js';

/** The table in float32 on backend 'cpu' or 'wasm', copied back to JavaScript. */
export async function tensorflowImplementations(backend: string, folder: string): Promise<Implementations> {
  const tf = await loadTensorflow(backend, folder);
  const positions = (count: number, offset: number) => tf.expandDims(tf.add(tf.range(0, count), offset), 1);
  const frequencies = (evenDimensions: Tensor, dimensions: number) =>
    tf.exp(tf.mul(evenDimensions, -Math.log(10_000) / dimensions));
  const usual = (count: number, dimensions: number, offset: number) => {
    const angle = tf.mul(positions(count, offset), frequencies(tf.range(0, dimensions, 2), dimensions));
    return tf.reshape(tf.stack([tf.sin(angle), tf.cos(angle)], 2), [count, dimensions]);
  };
  // Computes the cosine as a sine a quarter turn ahead, which avoids interleaving.
  const shifted = (count: number, dimensions: number, offset: number) => {
    const dimension = tf.range(0, dimensions);
    const isOdd = tf.mod(dimension, 2);
    const angle = tf.mul(positions(count, offset), frequencies(tf.sub(dimension, isOdd), dimensions));
    return tf.sin(tf.add(angle, tf.mul(isOdd, Math.PI / 2)));
  };
  // Not tf.tidy, which searches the returned array for tensors, number by number, in 2 s.
  const read =
    (table: typeof usual) =>
    (...shape: number[]) => {
      tf.engine().startScope();
      const numbers = table(...(shape as [number, number, number])).dataSync();
      tf.engine().endScope();
      return numbers;
    };
  return {
    about: `TensorFlow.js ${tf.version_core}, ${backend}`,
    fill: { usual: read(usual), shifted: read(shifted) },
  };
}
