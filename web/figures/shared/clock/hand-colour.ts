type Scheme = 'light' | 'dark';

// One colour scale for all figures, from amber (fast) through green and blue to violet (slow). Hue steps are equal in
// OKLCH, and lightness falls along, so that colour-blind readers can tell neighbours apart. Red is reserved for the
// accent.
const hue = (t: number): number => 72 + 238 * t;
const lightness: Readonly<Record<Scheme, (t: number) => number>> = {
  light: (t) => 0.62 - 0.2 * t,
  dark: (t) => 0.86 - 0.18 * t,
};

function rampPosition(pair: number, pairs: number): number {
  return pairs > 1 ? pair / (pairs - 1) : 0;
}

/** The colour of a hand in one colour scheme, for canvases, which do not support `light-dark()`. */
export function handColourOn(scheme: Scheme, pair: number, pairs: number): string {
  const t = rampPosition(pair, pairs);
  return `oklch(${lightness[scheme](t).toFixed(3)} 0.135 ${hue(t).toFixed(1)})`;
}

/** The colour of hand `pair` of `pairs`, 0 the fastest, for CSS and SVG. It adapts to the colour scheme. */
export function handColour(pair: number, pairs: number): string {
  return `light-dark(${handColourOn('light', pair, pairs)}, ${handColourOn('dark', pair, pairs)})`;
}
