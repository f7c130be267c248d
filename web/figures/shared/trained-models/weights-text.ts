/** Weights that share a scale. */
const block = 32;

/** The largest whole number of eight bits with a sign. */
const max = 127;

/**
 * Weights as text, in a byte each: blocks of 32 share a scale, as models are often shipped (Q8_0). It is the model that the
 * page reads with, and not the one before rounding; a test holds their answers together.
 */
export function weightsText(weights: Float32Array): string {
  const blocks = Math.ceil(weights.length / block);
  const scales = new Float32Array(blocks);
  const numbers = new Int8Array(weights.length);
  for (let index = 0; index < blocks; ++index) {
    const part = weights.subarray(index * block, (index + 1) * block);
    const scale = Math.fround(part.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / max);
    scales[index] = scale;
    numbers.set(
      part.map((weight) => (scale === 0 ? 0 : Math.round(weight / scale))),
      index * block,
    );
  }
  return `${base64(new Uint8Array(scales.buffer))} ${base64(new Uint8Array(numbers.buffer))}`;
}

/** Reads that text back; what is no such text counts as not given. */
export function readWeights(text: string | null): Float32Array<ArrayBuffer> | undefined {
  try {
    const [scaleText, numberText] = (text ?? '').split(' ');
    const scales = new Float32Array(bytes(scaleText ?? '').buffer);
    const numbers = new Int8Array(bytes(numberText ?? '').buffer);
    if (numbers.length === 0 || scales.length !== Math.ceil(numbers.length / block)) return undefined;
    return Float32Array.from(numbers, (number, index) => number * scales[Math.floor(index / block)]!);
  } catch {
    return undefined;
  }
}

const base64 = (data: Uint8Array): string => btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));

const bytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
