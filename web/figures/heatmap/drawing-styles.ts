import { css } from 'lit';

/** The boxes of the two cuts. A chart's axes are inside its canvas. */
export const heatMapDrawingStyles = css`
  .cut {
    position: relative;
    block-size: 9rem;
  }

  .cut .drawing {
    inset: 0.25rem 1rem 1.5rem 2rem;
    block-size: auto;
  }

  .cut svg {
    block-size: 100%;
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
`;
