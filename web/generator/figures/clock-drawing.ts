import type { Core } from '../../core/core.js';
import { handColour, handColourOn } from '../../figures/shared/clock/hand-colour.js';
import { getSrgb } from './colour.js';

export interface ClockSpec {
  readonly position: number;
  readonly dimensions: number;
  readonly base: number;
}

/** Three hands, each a third as fast as the one before, so that every chapter number has a different picture. */
export const chapterClock = { dimensions: 6, base: 27 } as const;

const number = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/**
 * The hands of a dial of radius 100 around the origin as SVG paths, the fastest one longest and on top.
 *
 * @param fill - The `fill` attribute for hand `pair` of `pairs`.
 */
function handPaths(
  core: Core,
  spec: ClockSpec,
  thickness: number,
  fill: (pair: number, pairs: number) => string,
): string {
  const { angle } = core.hands({ ...spec, unit: 'radian' });
  const pairs = angle.length;
  const paths = Array.from(angle, (radians, pair) => {
    const t = pairs > 1 ? pair / (pairs - 1) : 0;
    const [length, hub] = [90 - 42 * t, thickness * (1 + t)];
    const outline = `M${number(-hub)} 9L${number(-hub / 2.5)} ${number(-length)}H${number(hub / 2.5)}L${number(hub)} 9Z`;
    return `<path d="${outline}" transform="rotate(${number((radians * 180) / Math.PI)})" ${fill(pair, pairs)}/>`;
  });
  return paths.reverse().join('');
}

/** A dial of text size next to a chapter's number. Hidden from screen readers, which read the number. */
export function smallClock(core: Core, spec: ClockSpec): string {
  const hands = handPaths(core, spec, 5, (pair, pairs) => `style="fill:${handColour(pair, pairs)}"`);
  return `<svg class="dial" viewBox="-104 -104 208 208" aria-hidden="true"><circle r="100"/>${hands}</svg>`;
}

const ticks = (count: number, from: number, skip: number): string =>
  Array.from({ length: count }, (_, tick) => {
    if (skip > 0 && tick % skip === 0) return '';
    const [x, y] = [Math.sin((2 * Math.PI * tick) / count), -Math.cos((2 * Math.PI * tick) / count)];
    return `M${(from * x).toFixed(2)} ${(from * y).toFixed(2)}L${(100 * x).toFixed(2)} ${(100 * y).toFixed(2)}`;
  }).join('');

/** A large dial in fixed colours, for renderers without style sheets. */
export function largeClock(core: Core, spec: ClockSpec, ink: string, paper: string): string {
  const hands = handPaths(core, spec, 2.1, (pair, pairs) => `fill="${getSrgb(handColourOn('light', pair, pairs))}"`);
  return `<g fill="none" stroke="${ink}"><circle r="100" stroke-width="0.7"/><path d="${ticks(60, 97, 5)}" stroke-width="0.4"/><path d="${ticks(12, 93, 0)}" stroke-width="0.9"/></g>
    ${hands}<circle r="2.6" fill="${paper}" stroke="${ink}" stroke-width="0.8"/>`;
}

/** The icon of the tour: three hands on a light or, in dark mode, dark ground. */
export function icon(core: Core): string {
  const hands = handPaths(
    core,
    { position: 10, ...chapterClock },
    9,
    (pair, pairs) => `fill="${getSrgb(handColourOn('light', pair, pairs))}"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-128 -128 256 256"><circle r="112" fill="#fdfcf8" stroke="#1d1c1a" stroke-width="14"/>${hands}</svg>\n`;
}
