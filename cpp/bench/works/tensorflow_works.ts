import { createRequire } from 'node:module';

import type { Works } from './works.js';

/** The little of TensorFlow.js that a table needs. It is no package of the project: `--setup` puts it into build/bench/peers. */
interface Tensor {
  dataSync(): Float32Array;
}

interface TensorFlow {
  readonly version_core: string;
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  engine(): { startScope(): void; endScope(): void };
  range(from: number, to: number, step?: number): Tensor;
  add(a: Tensor, b: Tensor | number): Tensor;
  sub(a: Tensor, b: Tensor | number): Tensor;
  mul(a: Tensor, b: Tensor | number): Tensor;
  mod(a: Tensor, b: number): Tensor;
  exp(a: Tensor): Tensor;
  sin(a: Tensor): Tensor;
  cos(a: Tensor): Tensor;
  expandDims(a: Tensor, axis: number): Tensor;
  reshape(a: Tensor, shape: number[]): Tensor;
  stack(tensors: Tensor[], axis: number): Tensor;
}

/** In float32 on the backend 'cpu' or 'wasm', read back into JavaScript. */
export async function tensorflowWorks(backend: string, folder: string): Promise<Works> {
  const require = createRequire(`${folder}/package.json`);
  const tf = require('@tensorflow/tfjs-core') as TensorFlow;
  const loaded = require(`@tensorflow/tfjs-backend-${backend}`) as { setWasmPaths?: (path: string) => void };
  loaded.setWasmPaths?.(`${folder}/node_modules/@tensorflow/tfjs-backend-wasm/dist/`);
  await tf.setBackend(backend);
  await tf.ready();

  const positions = (count: number, offset: number) => tf.expandDims(tf.add(tf.range(0, count), offset), 1);
  const frequencies = (evenDimensions: Tensor, dimensions: number) =>
    tf.exp(tf.mul(evenDimensions, -Math.log(10_000) / dimensions));
  const usual = (count: number, dimensions: number, offset: number) => {
    const angle = tf.mul(positions(count, offset), frequencies(tf.range(0, dimensions, 2), dimensions));
    return tf.reshape(tf.stack([tf.sin(angle), tf.cos(angle)], 2), [count, dimensions]);
  };
  // The cosine as a sine a quarter turn ahead, which spares the interleaving.
  const shifted = (count: number, dimensions: number, offset: number) => {
    const dimension = tf.range(0, dimensions);
    const isOdd = tf.mod(dimension, 2);
    const angle = tf.mul(positions(count, offset), frequencies(tf.sub(dimension, isOdd), dimensions));
    return tf.sin(tf.add(angle, tf.mul(isOdd, Math.PI / 2)));
  };
  // Not tf.tidy: it looks for tensors in every number of the array that it is to return, which takes 2 s.
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
