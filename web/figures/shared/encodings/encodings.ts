import type { TrainingEncoding } from '../../../core/specs.js';

/** The way in which a model is told the positions of its words. */
export type Encoding = TrainingEncoding;

/** In the order in which legends and tables name them. */
export const encodings: readonly Encoding[] = ['none', 'learned', 'sinusoidal', 'shaw', 't5', 'alibi', 'rotary'];

/** The look of an encoding's line: dash and marker tell it apart where colours do not. */
export interface EncodingLook {
  /** In OKLCH: lightness on light and on dark paper, chroma and hue. The contrast with the paper is 4.5 at least. */
  readonly colour: readonly [light: number, dark: number, chroma: number, hue: number];
  readonly dash: readonly number[];
  readonly marker: 'ring' | 'dot' | 'square';
}

/** The same in every figure. */
export const encodingLooks: Readonly<Record<Encoding, EncodingLook>> = {
  none: { colour: [0.5, 0.74, 0, 0], dash: [2, 4], marker: 'ring' },
  learned: { colour: [0.47, 0.74, 0.16, 258], dash: [], marker: 'square' },
  sinusoidal: { colour: [0.53, 0.8, 0.13, 72], dash: [9, 4], marker: 'dot' },
  shaw: { colour: [0.5, 0.78, 0.1, 195], dash: [9, 3, 2, 3], marker: 'ring' },
  t5: { colour: [0.5, 0.8, 0.14, 142], dash: [4, 3], marker: 'square' },
  alibi: { colour: [0.46, 0.74, 0.17, 305], dash: [2, 3], marker: 'dot' },
  rotary: { colour: [0.5, 0.76, 0.19, 355], dash: [], marker: 'dot' },
};

/** For CSS and SVG: it follows the colour scheme by itself. */
export function encodingColour(encoding: Encoding): string {
  const [light, dark, chroma, hue] = encodingLooks[encoding].colour;
  return `light-dark(oklch(${light} ${chroma} ${hue}), oklch(${dark} ${chroma} ${hue}))`;
}

/** Reads "learned rotary", in the order of `encodings`, each once. Without one of them the attribute counts as not given. */
export function readEncodings(text: string): readonly Encoding[] | undefined {
  const named = text.split(/[,\s]+/);
  const known = encodings.filter((encoding) => named.includes(encoding));
  return known.length > 0 ? known : undefined;
}
