import { css } from 'lit';

/**
 * Signed numbers: brown below zero, blue above. Deep at both ends and pale in the middle on light paper; on dark paper the
 * ends are bright and the middle is dim.
 */
export const signColours = css`
  :host {
    --negative-deep: light-dark(#6e4519, #e8b57c);
    --negative-pale: light-dark(#d8ba96, #76552f);
    --positive-deep: light-dark(#1d5fa6, #7ec3f7);
    --positive-pale: light-dark(#8fc0de, #2f5c86);
  }
`;

/** Shades for each sign. Bars of one shade are one path: 512 elements would cost more to draw than the whole clock. */
export const shades = 6;

/** The share of the strong colour in a shade, so that the middle is pale and the ends are deep. */
function fill(shade: number): string {
  const strength = Math.abs(shade - shades + 0.5) / (shades - 0.5);
  const sign = shade < shades ? 'negative' : 'positive';
  return `fill: color-mix(in oklab, var(--${sign}-deep) ${Math.round(100 * strength)}%, var(--${sign}-pale))`;
}

/** The style of each path of `barPaths`; its custom properties are those of `signColours`. */
export const barFills = Array.from({ length: 2 * shades }, (_, shade) => fill(shade));

/** One path per shade for all bars, the most negative first. Positive bars go up from the middle line, others down. */
export function barPaths(values: Float32Array): readonly string[] {
  const paths = Array.from({ length: 2 * shades }, () => '');
  const margin = values.length > 128 ? 0 : 0.18;
  const number = (value: number): string => value.toFixed(3);
  values.forEach((value, dimension) => {
    const shade = Math.min(2 * shades - 1, Math.floor((value + 1) * shades));
    paths[shade]! += `M${number(dimension + margin)} 0V${number(-value)}H${number(dimension + 1 - margin)}V0Z`;
  });
  return paths;
}
