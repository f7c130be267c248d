type Scheme = 'light' | 'dark';

// One ramp for every figure: fast hands are amber, slow ones violet, by way of green and blue. Equal steps of hue in
// OKLCH keep neighbours apart for colour-blind readers too, since lightness falls along with it; red is left to the accent.
const hue = (t: number): number => 72 + 238 * t;
const lightness: Readonly<Record<Scheme, (t: number) => number>> = {
  light: (t) => 0.62 - 0.2 * t,
  dark: (t) => 0.86 - 0.18 * t,
};

function rampPosition(pair: number, pairs: number): number {
  return pairs > 1 ? pair / (pairs - 1) : 0;
}

/** The colour of a hand on paper of one scheme: for canvases, which cannot read `light-dark()`. */
export function handColourOn(scheme: Scheme, pair: number, pairs: number): string {
  const t = rampPosition(pair, pairs);
  return `oklch(${lightness[scheme](t).toFixed(3)} 0.135 ${hue(t).toFixed(1)})`;
}

/** The colour of hand `pair` of `pairs`, 0 the fastest, for CSS and SVG: it follows the colour scheme by itself. */
export function handColour(pair: number, pairs: number): string {
  return `light-dark(${handColourOn('light', pair, pairs)}, ${handColourOn('dark', pair, pairs)})`;
}
