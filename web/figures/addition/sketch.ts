import { svg, type SVGTemplateResult } from 'lit';

// A cat that sits, in a room of 400 x 400 about (200, 200). Drawn by hand, as a pencil would: contours in several passes that
// miss each other a little, and hatching that follows the shadow.

type Stroke = readonly number[];

/** Cubic curves: a start, then three points for each piece. */
const contours: readonly Stroke[] = [
  // head, from the left cheek over the crown to the right one, and the chin
  [152, 142, 150, 128, 154, 116, 161, 106],
  [187, 92, 195, 89.5, 206, 89.5, 214, 92],
  [240, 107, 247, 117, 250, 129, 248, 143, 245, 163, 224, 174, 200, 174, 176, 174, 155, 163, 152, 142],
  // ears
  [160, 108, 155, 90, 154, 72, 158, 58, 170, 66, 181, 78, 188, 92],
  [213, 92, 220, 78, 231, 66, 243, 59, 246, 73, 245, 91, 240, 108],
  // back, from the left shoulder down to the haunch
  [166, 167, 150, 188, 140, 214, 134, 240, 127, 262, 118, 282, 122, 302, 126, 312, 140, 315, 156, 314],
  // right flank
  [234, 167, 250, 188, 260, 214, 266, 240, 273, 262, 282, 282, 278, 302],
  // front legs and paws
  [
    184, 224, 180, 250, 178, 276, 176, 300, 166, 304, 163, 314, 172, 317, 182, 319, 194, 318, 196, 312, 197, 290, 198,
    262, 199, 240,
  ],
  [
    217, 224, 221, 250, 223, 276, 224, 300, 234, 304, 237, 314, 228, 317, 218, 319, 206, 318, 204, 312, 203, 290, 202,
    262, 201, 240,
  ],
  // haunches
  [142, 262, 158, 262, 168, 276, 168, 298],
  [258, 262, 242, 262, 232, 276, 232, 298],
  // tail, round the paws
  [278, 300, 300, 296, 312, 304, 306, 318, 298, 332, 258, 334, 226, 329, 214, 327, 208, 322, 214, 318],
  [276, 308, 288, 306, 294, 309, 291, 315, 284, 322, 256, 322, 236, 318],
];

/** Thin lines: eyes, nose, mouth, whiskers, the tuft on the chest. */
const details: readonly Stroke[] = [
  [170, 133, 174, 125, 185, 125, 189, 134, 184, 139, 175, 139, 170, 133],
  [211, 134, 215, 125, 226, 125, 230, 133, 225, 139, 216, 139, 211, 134],
  [195, 149, 198, 148, 202, 148, 205, 149, 204, 152, 202, 154, 200, 155, 198, 154, 196, 152, 195, 149],
  [200, 155, 200, 159, 198, 163, 190, 163],
  [200, 155, 200, 159, 202, 163, 210, 163],
  [184, 153, 166, 150, 146, 149, 126, 151],
  [184, 157, 166, 158, 148, 162, 130, 169],
  [216, 153, 234, 150, 254, 149, 274, 151],
  [216, 157, 234, 158, 252, 162, 270, 169],
  [184, 182, 188, 196, 192, 204, 197, 212],
  [216, 182, 212, 196, 208, 204, 203, 212],
  [200, 184, 199, 194, 201, 204, 200, 216],
  [163, 72, 168, 78, 174, 86, 178, 94],
  [238, 73, 233, 78, 227, 86, 223, 94],
];

/** Pupils, filled. */
const pupils = [
  'M179.5 126.5C177 130 177 135 179.5 138.5C182 135 182 130 179.5 126.5Z',
  'M220.5 126.5C218 130 218 135 220.5 138.5C223 135 223 130 220.5 126.5Z',
];

/** The shadows of the pencil drawing: an outline, the slope of its lines in degrees, and the gap between them. */
const shadows: readonly { readonly outline: string; readonly angle: number; readonly gap: number }[] = [
  {
    outline:
      'M166 168C150 190 140 214 134 240C127 262 118 282 122 302C126 312 140 315 156 314L168 300C166 276 158 264 144 262C154 236 160 200 180 174Z',
    angle: 58,
    gap: 5.5,
  },
  {
    outline:
      'M234 167C250 188 260 214 266 240C273 262 282 282 278 302L232 312C232 280 240 264 256 262C246 236 236 200 214 174Z',
    angle: 58,
    gap: 3.4,
  },
  { outline: 'M168 168Q200 184 232 168Q222 196 200 194Q178 196 168 168Z', angle: 20, gap: 3.2 },
  { outline: 'M163 70C161 82 162 96 165 103L182 93C177 84 171 76 163 70Z', angle: 70, gap: 3 },
  { outline: 'M238 71C240 82 239 96 236 103L219 93C224 84 230 76 238 71Z', angle: 70, gap: 2.6 },
  {
    outline:
      'M278 300C300 296 312 304 306 318C298 332 258 334 226 329L214 324C240 322 280 324 291 315C294 309 288 306 276 308Z',
    angle: 40,
    gap: 3.2,
  },
  { outline: 'M222 96C244 108 252 130 246 150C240 164 226 171 212 172C228 158 236 130 222 96Z', angle: 58, gap: 5 },
  { outline: 'M96 322C140 312 300 312 336 324C300 338 150 340 96 322Z', angle: 4, gap: 4.2 },
];

/** Between -1 and 1, without a pattern that an eye would find; the same at every drawing. */
function tremor(k: number): number {
  const turned = Math.sin(k * 12.9898) * 43_758.5453;
  return 2 * (turned - Math.floor(turned)) - 1;
}

function curve(stroke: Stroke, miss: number, pass: number): string {
  const [x = 0, y = 0, ...rest] = stroke.map((value, k) => value + miss * tremor(k + 31 * pass + value));
  return `M${x.toFixed(1)} ${y.toFixed(1)}C${rest.map((value) => value.toFixed(1)).join(' ')}`;
}

/** Lines across the whole room; the outline cuts them. */
function hatching(angle: number, gap: number, seed: number): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const point = (along: number, across: number): string =>
    `${(200 + along * cos - across * sin).toFixed(1)} ${(200 - along * sin - across * cos).toFixed(1)}`;
  const lines = Array.from({ length: Math.ceil(400 / gap) }, (_, k) => {
    const across = k * gap - 200 + 0.8 * tremor(k + seed);
    return `M${point(-200, across)}L${point(200, across + 3 * tremor(k + seed + 0.5))}`;
  });
  return lines.join('');
}

const contourPasses = [0, 1, 2].map((pass) =>
  contours.map((stroke) => curve(stroke, 0.5 + 0.45 * pass, pass)).join(''),
);
const detailPasses = [0, 1].map((pass) => details.map((stroke) => curve(stroke, 0.35 + 0.3 * pass, pass)).join(''));
const shadowLines = shadows.map(({ angle, gap }, index) => hatching(angle, gap, 7 * index));

/** The drawing itself, in `currentcolor`. It never changes: only how strongly it is seen does. */
export const sketch: SVGTemplateResult = svg`
  <defs>${shadows.map(({ outline }, index) => svg`<clipPath id="shadow-${index}"><path d=${outline}></path></clipPath>`)}</defs>
  <g fill="none" stroke="currentcolor" stroke-linecap="round" stroke-linejoin="round">
    <g stroke-width="0.8" stroke-opacity="0.5">
      ${shadowLines.map((lines, index) => svg`<path d=${lines} clip-path="url(#shadow-${index})"></path>`)}
    </g>
    <g stroke-width="1.5" stroke-opacity="0.62">${contourPasses.map((path) => svg`<path d=${path}></path>`)}</g>
    <g stroke-width="0.9" stroke-opacity="0.75">${detailPasses.map((path) => svg`<path d=${path}></path>`)}</g>
    <path d=${pupils.join('')} fill="currentcolor" stroke="none"></path>
  </g>
`;
