import { readerStateRanges } from '../reader/number-range.js';
import { defaultReaderState } from '../reader/reader-state.js';
import type { Common } from './manifest.js';
import { choice, number, text } from './parameters.js';

/** The reader's settings. Figures of a page share them; one with an attribute has its own. */
export const readerStateParameters = {
  position: number(readerStateRanges.position, defaultReaderState.position, {
    control: { label: 'field.position', slide: [0, 100] },
  }),
  dimensions: number(readerStateRanges.dimensions, defaultReaderState.dimensions, {
    control: { label: 'field.dimensions', slide: 'range', logarithmic: true },
  }),
  base: number(readerStateRanges.base, defaultReaderState.base, {
    control: { label: 'field.base', slide: [2, 1_000_000], logarithmic: true },
  }),
  layout: choice(['interleaved', 'halves'], {
    control: { label: 'field.layout', option: (layout) => `layout.${layout}` },
  }),
};

const languageHelp = 'The language of labels, a BCP 47 tag; without it that of the nearest element with a `lang`.';

/** Which controls a figure has: a few in sight and the others under "More settings", none, or all. */
export type Controls = 'few' | 'none' | 'all';

/** The figure's natural height, or at most that of a slide, where the picture scrolls if needed. */
export type Size = 'full' | 'compact';

export const figureParameters = {
  controls: choice<Controls>(['few', 'none', 'all']),
  size: choice<Size>(['full', 'compact']),
};

/** The parameters of every element with text. */
export const speaking: Common = { parameters: { lang: text() }, help: { lang: languageHelp } };

/** The event of elements that move the position of a figure or page. */
export const positionChanged = {
  name: 'position-changed',
  detail: '{ position: number }',
  help: 'The reader has moved the position, `detail.position`. At most one event a frame.',
} as const;

/** The parameters, events and parts of every subclass of `Figure`. */
export const everyFigures: Common = {
  parameters: { lang: text(), ...readerStateParameters, ...figureParameters },
  help: {
    lang: languageHelp,
    position: 'The position that is shown.',
    dimensions: 'd, how many numbers an encoding has.',
    base: 'The base of the frequencies: hand i moves base^(-2i/d) radians per position.',
    layout: 'The order of sines and cosines: side by side, or all sines first.',
    controls: 'The controls in sight: `few` and the others under "More settings", `none` but the picture, or `all`.',
    size: 'The height: `full`, or `compact` for slides and frames, at most `--pe-height` (40rem); a picture that is higher scrolls.',
  },
  slot: 'The caption.',
  events: [
    positionChanged,
    {
      name: 'figure-changed',
      detail: '{ changed: string[]; state: Record<string, string> }',
      help: 'The reader has changed something: `detail.changed` has the names of the attributes, and `detail.state` all that the figure shows, as attributes would say it. At most one event a frame.',
    },
  ],
};
