import { handRange } from '../shared/clock/clock-data.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { choice, number, toggle } from '../shared/manifest/parameters.js';
import { readerStateRanges } from '../shared/reader/number-range.js';

export const parameters = {
  view: choice(['dial', 'row'], {
    control: {
      label: 'clock.view',
      placement: 'settings',
      option: (view) => (view === 'dial' ? 'clock.oneDial' : 'clock.row'),
    },
  }),
  running: toggle(),
  hand: number(handRange(readerStateRanges.dimensions.max / 2), 1, {
    control: { label: 'clock.handField', placement: 'settings' },
  }),
  other: number(readerStateRanges.position, undefined, { control: { label: 'clock.other', placement: 'settings' } }),
  /** At the first speed offered every hand is visible, the last one moves the slow hands. */
  speed: number({ min: 0.1, max: 10_000, kind: 'real' }, 2, {
    control: { label: 'motion.speed', placement: 'settings', offered: [2, 10, 100, 1_000] },
  }),
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-clock',
  summary:
    'The clock: every pair of dimensions is a hand that turns at its true speed. Its hands can be pulled, and the position follows; the selected one casts its shadows, and all shadows in a row are the fingerprint of the position.',
  heights: { '': [850, 670], row: [890, 1020] },
  calls: ['hands', 'fingerprint', 'compare'],
  words: ['clock'],
  parameters,
  help: {
    view: 'One dial with all hands, or a dial for each.',
    running: 'Starts by itself where motion is welcome.',
    hand: 'The selected hand, 0 the fastest.',
    other: 'A second position, to compare.',
    speed: 'Positions per second, 0.1 to 10,000.',
  },
  views: 'view',
};
