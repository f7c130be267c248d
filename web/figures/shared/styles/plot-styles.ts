import { css } from 'lit';
import { markerMargin } from '../plot/plot.js';
import { legendStyles } from './primitives.js';

/**
 * A box with a drawing that becomes a chart, and the words around it, which are text of the page, so that drawing and chart
 * share them. A figure sets `--plot-height`.
 */
export const chartStyles = css`
  .canvas {
    color: var(--ink);
    transition: color 1ms;
    overflow: hidden;
    pointer-events: none;
  }

  .drawing,
  .canvas {
    position: absolute;
    inset: 0;
  }

  .drawing {
    block-size: 100%;
  }

  @media print {
    .canvas {
      display: none;
    }
  }

  /* Around the plot there is room for half a marker, inside the canvas. */
  .canvas.roomy {
    inset: ${-markerMargin}px;
  }

  .drawing,
  .sample {
    fill: none;
  }

  .drawing .grid {
    stroke: var(--hairline);
    stroke-width: 1;
  }

  .curve:not([stroke-width]) {
    stroke-width: 2;
    stroke-linejoin: round;
  }

  /* Lines of no length, whose caps are the markers. */
  .marker {
    stroke-width: 8;
    stroke-linecap: round;
  }

  .marker.hole {
    stroke: var(--paper);
    stroke-width: 5;
  }

  .label {
    position: absolute;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1;
    pointer-events: none;
    white-space: nowrap;
  }

  .label.x {
    inset-block-start: calc(100% + 0.6rem);
    transform: translateX(-50%);
  }

  .label.y {
    inset-inline-end: calc(100% + 0.6rem);
    transform: translateY(-50%);
  }

  /* The titles of the axes: below the right end of the one, above the numbers of the other. */
  .label.title.x {
    inset-block-start: calc(100% + 2rem);
    inset-inline-end: 0;
    transform: none;
  }

  /* Words that begin with a small letter elsewhere are titles here. What is small at the beginning of Chinese is a symbol. */
  .label.title:not(:lang(zh))::first-letter {
    text-transform: uppercase;
  }

  /* On the narrowest pages it takes two lines. */
  .label.title.y {
    inset-block-end: calc(100% + 0.75rem);
    inset-inline: -2.75rem auto;
    inline-size: max-content;
    max-inline-size: 100cqi;
    line-height: 1.15;
    transform: none;
    white-space: normal;
  }

  .plot {
    padding: 2rem 1.5rem 3.25rem 2.75rem;
  }

  .box {
    position: relative;
    block-size: var(--plot-height, clamp(12rem, 36cqi, 17rem));
  }

  .sample {
    flex: none;
    inline-size: 1.25rem;
    block-size: 0.75rem;
  }

  .pointing {
    position: absolute;
    inset: 0;
    cursor: ew-resize;
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
`;

/** A chart as `plot()` of `plot/plot.ts` makes it from a description, with words in the picture. */
export const plotStyles = css`
  ${chartStyles}
  ${legendStyles}

  .marker.square {
    stroke-width: 5.5;
    stroke-linecap: square;
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
`;
