/** Of longrope: an invented list that rises evenly, or those of a published model, for texts up to its context and beyond it. */
export const factorLists = ['even', 'phi-3-short', 'phi-3-long'] as const;
export type FactorList = (typeof factorLists)[number];

/** Each factor divides a frequency, the fastest first. */
type Factors = readonly number[];

// As they stand in the configuration, without what float32 made of the last digits.
const short: Factors = [
  1.05, 1.05, 1.05, 1.1, 1.1, 1.1, 1.25, 1.25, 1.4, 1.45, 1.55, 1.85, 1.9, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
  2, 2, 2, 2, 2.1, 2.1, 2.2, 2.35, 2.35, 2.35, 2.35, 2.4, 2.4, 2.65, 2.7, 2.9, 2.95, 3.05, 3.05, 3.05,
];
const long: Factors = [
  1.03, 1.05, 1.05, 1.08, 1.23, 1.23, 1.3, 1.45, 1.6, 1.65, 1.9, 2.86, 3.69, 5.42, 5.49, 5.49, 9.09, 11.58, 15.66,
  15.77, 15.79, 18.36, 21.99, 23.08, 30.01, 32.35, 32.59, 35.56, 39.95, 53.84, 56.2, 57.95, 59.29, 59.77, 59.92, 61.19,
  61.96, 62.5, 63.37, 63.48, 63.48, 63.66, 63.85, 64.08, 64.76, 64.8, 64.81, 64.81,
];

/** Phi-3-vision-128k: what its lists were made for. */
export const phi3 = {
  ...{ dimensions: 96, base: 10_000, trained: 4096, factor: 32 },
  source: {
    text: 'diffusers/tests/pipelines/omnigen',
    url: 'https://github.com/huggingface/diffusers/blob/286990d02accdbaed2df7ebb434c276a46834c7e/tests/pipelines/omnigen/test_pipeline_omnigen.py',
  },
} as const;

/** From 1 for the fastest pair to `factor` for the slowest, or as published. */
export function getFactors(list: FactorList, pairs: number, factor: number): Float64Array<ArrayBuffer> {
  if (list !== 'even') return Float64Array.from(list === 'phi-3-long' ? long : short);
  return Float64Array.from({ length: pairs }, (_, pair) => 1 + ((factor - 1) * pair) / Math.max(1, pairs - 1));
}
