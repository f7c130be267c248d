/** Shades for each sign. Bars of one shade are one path: 512 elements would cost more to draw than the whole clock. */
export const shades = 6;

/** The share of the strong colour in a shade, so that the middle of RdBu is pale and its ends are deep. */
function fill(shade: number): string {
  const strength = Math.abs(shade - shades + 0.5) / (shades - 0.5);
  const sign = shade < shades ? 'negative' : 'positive';
  return `fill: color-mix(in oklab, var(--${sign}-deep) ${Math.round(100 * strength)}%, var(--${sign}-pale))`;
}

/** The style of each path of `barPaths`; the custom properties are those of `strip-styles.ts`. */
export const barFills = Array.from({ length: 2 * shades }, (_, shade) => fill(shade));
