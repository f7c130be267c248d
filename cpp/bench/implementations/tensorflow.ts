import { createRequire } from 'node:module';

/**
 * Types for the subset of TensorFlow.js used here. It isn't a dependency of the project: `--setup` installs it in
 * build/bench/baselines.
 */
export interface Tensor {
  dataSync(): Float32Array;
}

type Values = Float32Array | Int32Array;

interface Adam {
  /** Protected in its types, but commonly set for learning rate schedules. */
  learningRate: number;
  applyGradients(gradients: Record<string, Tensor>): void;
}

export interface TensorFlow {
  readonly version_core: string;
  readonly train: {
    adam(rate: number, meanDecay: number, squareDecay: number, floor: number): Adam;
  };
  readonly losses: {
    softmaxCrossEntropy(labels: Tensor, logits: Tensor, weights: Tensor): Tensor;
  };
  setBackend(name: string): Promise<boolean>;
  ready(): Promise<void>;
  engine(): { startScope(): void; endScope(): void };
  tidy<Result>(work: () => Result): Result;
  variable(value: Tensor): Tensor;
  variableGrads(loss: () => Tensor): { value: Tensor; grads: Record<string, Tensor> };
  tensor(values: Values, shape: number[], kind?: 'float32' | 'int32'): Tensor;
  range(from: number, to: number, step?: number): Tensor;
  randomNormal(shape: number[], mean: number, deviation: number): Tensor;
  zeros(shape: number[]): Tensor;
  ones(shape: number[]): Tensor;
  oneHot(indices: Tensor, depth: number): Tensor;
  add(a: Tensor, b: Tensor | number): Tensor;
  addN(tensors: Tensor[]): Tensor;
  sub(a: Tensor, b: Tensor | number): Tensor;
  mul(a: Tensor, b: Tensor | number): Tensor;
  div(a: Tensor | number, b: Tensor): Tensor;
  mod(a: Tensor, b: number): Tensor;
  minimum(a: Tensor | number, b: Tensor): Tensor;
  exp(a: Tensor): Tensor;
  sin(a: Tensor): Tensor;
  cos(a: Tensor): Tensor;
  sqrt(a: Tensor): Tensor;
  rsqrt(a: Tensor): Tensor;
  square(a: Tensor): Tensor;
  relu(a: Tensor): Tensor;
  softmax(a: Tensor): Tensor;
  sum(a: Tensor): Tensor;
  moments(a: Tensor, axis: number, keepDims: boolean): { mean: Tensor; variance: Tensor };
  matMul(a: Tensor, b: Tensor, transposeA?: boolean, transposeB?: boolean): Tensor;
  expandDims(a: Tensor, axis: number): Tensor;
  reshape(a: Tensor, shape: number[]): Tensor;
  transpose(a: Tensor, order: number[]): Tensor;
  slice(a: Tensor, begin: number[], size: number[]): Tensor;
  split(a: Tensor, parts: number, axis: number): Tensor[];
  stack(tensors: Tensor[], axis: number): Tensor;
}

/** Loads TensorFlow.js from a package folder with backend 'cpu' or 'wasm' (single-threaded in Node). */
export async function loadTensorflow(backend: string, folder: string): Promise<TensorFlow> {
  const require = createRequire(`${folder}/package.json`);
  const tf = require('@tensorflow/tfjs') as TensorFlow; // not only its core, which has no gradients
  const loaded = require(`@tensorflow/tfjs-backend-${backend}`) as { setWasmPaths?: (path: string) => void };
  loaded.setWasmPaths?.(`${folder}/node_modules/@tensorflow/tfjs-backend-wasm/dist/`);
  await tf.setBackend(backend);
  await tf.ready();
  return tf;
}
