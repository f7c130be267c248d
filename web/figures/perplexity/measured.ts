/** The remedies that are added to the model, each to all before it. */
export const remedies = ['none', 'ntk', 'logn', 'window'] as const;
export type Remedy = (typeof remedies)[number];

/** Qwen-7B as it was first released was trained on texts of so many tokens. */
export const trainedLength = 2048;

/** Lengths of the texts of arXiv, in tokens. */
export const lengths: readonly number[] = [1024, 2048, 4096, 8192, 16384];

/** Perplexity at these lengths, as its authors published it (`source`). */
export const perplexities: Readonly<Record<Remedy, readonly number[]>> = {
  none: [4.23, 3.78, 39.35, 469.81, 2645.09],
  ntk: [4.23, 3.78, 3.59, 3.66, 5.71],
  logn: [4.23, 3.78, 3.58, 3.56, 4.62],
  window: [4.23, 3.78, 3.58, 3.49, 4.32],
};

export const source = {
  text: 'QwenLM/Qwen, README.md',
  url: 'https://github.com/QwenLM/Qwen/blob/main/README.md',
};
