type Three = readonly [number, number, number];

const times = (matrix: readonly [Three, Three, Three], [a, b, c]: Three): Three =>
  matrix.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Three;

// Björn Ottosson, "A perceptual color space for image processing" (https://bottosson.github.io/posts/oklab/).
const lmsOfOklab = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const linearOfLms = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

/** `oklch(L C h)` as `#rrggbb`, clipped to sRGB, for renderers without OKLCH. */
export function getSrgb(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const radians = (hue * Math.PI) / 180;
  const lms = times(lmsOfOklab, [lightness, chroma * Math.cos(radians), chroma * Math.sin(radians)]).map(
    (value) => value ** 3,
  ) as unknown as Three;
  const channels = times(linearOfLms, lms).map((linear) => {
    const value = Math.min(1, Math.max(0, linear));
    const encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
