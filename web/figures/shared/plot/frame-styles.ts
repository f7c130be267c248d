import { css } from 'lit';
import { plotStyles } from './plot-styles.js';

/**
 * The sheets of a figure whose picture is a `plot`: its frame, the words in it, the reader's mark, the legend and the reading
 * below it. A figure sets `--plot-height`, and `--lines` and `--wide-lines` of the longest reading.
 */
export const plotFrameStyles = [
  ...plotStyles,
  css`
    .plot {
      padding: 2rem 1.5rem 3.25rem 2.75rem;
    }

    .box {
      position: relative;
      block-size: var(--plot-height, clamp(12rem, 36cqi, 17rem));
    }

    .label.text {
      --across: -50%;
      --down: -50%;

      padding: 0.1rem 0.2rem;
      transform: translate(var(--across), var(--down));
      text-shadow:
        0 0 3px var(--paper),
        0 0 3px var(--paper),
        0 0 3px var(--paper);
    }

    .text.above {
      --down: calc(-100% - 0.4rem);
    }

    .text.below {
      --down: 0.4rem;
    }

    .text.left {
      --across: calc(-100% - 0.35rem);
    }

    .text.right {
      --across: 0.35rem;
    }

    .text.strong {
      font-weight: 600;
    }

    .legend {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1.25rem;
      margin: 0 0 0.5rem 2.75rem;
      color: var(--ink-soft);
      font-size: 0.8125rem;
    }

    .legend > span {
      display: inline-flex;
      gap: 0.4rem;
      align-items: center;
    }

    .picture .legend .sample {
      flex: none;
      inline-size: 1.25rem;
      block-size: 0.75rem;
    }

    .reading {
      min-block-size: calc(var(--lines, 1) * 1lh);
      max-inline-size: 42rem;
      margin: 0;
      font-variant-numeric: tabular-nums;
    }

    @container (min-width: 32rem) {
      .reading {
        min-block-size: calc(var(--wide-lines, var(--lines, 1)) * 1lh);
      }
    }

    .pointing {
      position: absolute;
      inset: 0;
      cursor: ew-resize;
      touch-action: pan-y;
    }

    .reader {
      position: absolute;
      inset-block: -0.25rem 0;
      inset-inline-start: var(--at);
      inline-size: 0;
      margin-inline-start: -1px;
      border-inline-start: 2px solid var(--accent);
    }

    /* An arrow at the edge points to where it lies: a line there would be read as the position. */
    .reader.outside {
      border-inline-start-color: transparent;
    }

    .reader .number {
      position: absolute;
      inset-block-end: calc(100% + 0.15rem);

      /* Inside the plot at both ends. */
      transform: translateX(calc(var(--at) * -1));
      color: var(--accent);
      font-weight: 600;
      line-height: 1.2;
      white-space: nowrap;
    }

    .reader :is(.knob, .value) {
      position: absolute;
      inset-inline-start: calc(-1px - 0.35rem);
      inline-size: 0.7rem;
      block-size: 0.7rem;
      border-radius: 50%;
      box-sizing: border-box;
    }

    .reader .knob {
      inset-block-end: calc(100% - 0.4rem);
      background: var(--accent);
    }

    .reader .value {
      margin-block-start: -0.35rem;
      border: 2px solid var(--paper);
      background: currentcolor;
      box-shadow: 0 0 0 1.5px var(--accent);
    }
  `,
];
