import { css } from 'lit';
import { markerMargin } from '../charts/chart-plot.js';
import { chartStyles } from '../charts/chart-styles.js';

/**
 * The style sheets of plots that are a drawing on the page first and a chart later: the box that both fill, the lines
 * and markers of the drawing, and the labels around it, which are text of the page, so chart and drawing share them.
 */
export const plotStyles = [
  chartStyles,
  css`
    .drawing,
    .canvas {
      position: absolute;
      inset: 0;
    }

    .picture .drawing {
      block-size: 100%;
    }

    /* A drawing takes its place. */
    .canvas.on-paper {
      display: none;
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

    :is(.drawing, .sample) path {
      vector-effect: non-scaling-stroke;
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

    .drawing .marker.hole,
    .sample .marker.hole {
      stroke: var(--paper);
      stroke-width: 5;
    }

    .marker.square {
      stroke-width: 5.5;
      stroke-linecap: square;
    }

    .label {
      position: absolute;
      color: var(--ink-soft);
      font-size: 0.75rem;
      font-variant-numeric: tabular-nums;
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
  `,
];
