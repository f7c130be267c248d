import { css } from 'lit';
import { plotStyles } from '../shared/plot/plot-styles.js';

/** Styles of the boxes of the two cuts. A chart's axes are inside its canvas. */
export const heatMapDrawingStyles = [
  ...plotStyles,
  css`
    .cut {
      position: relative;
      block-size: 9rem;
    }

    .cut .drawing {
      inset: 0.25rem 1rem 1.5rem 2rem;
      block-size: auto;
    }

    .cut svg {
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
    }

    .cut .curve {
      stroke: var(--ink);
      stroke-width: 1.25;
    }

    .cut .mark {
      stroke: var(--accent);
      stroke-width: 1.5;
    }

    .cut .label.x {
      inset-block-start: calc(100% + 0.4rem);
    }
  `,
];
