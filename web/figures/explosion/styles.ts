import { css, unsafeCSS } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';

/** Two plots, side by side where there is room, with their parts in line. */
export const explosionStyles = css`
  :host {
    --plot-height: clamp(10.5rem, 26cqi, 14rem);
    --squeezed: ${unsafeCSS(handColour(5, 8))};
  }

  .views {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    gap: 0 2rem;
  }

  .view {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
  }

  /* The fitted plot has no control above it. */
  .plot {
    grid-row: 2;
    padding-inline-start: 3.5rem;
  }

  .legend {
    grid-row: 3;
  }

  .view > :last-child {
    grid-row: 4;
  }

  .label.title.y {
    inset-inline-start: -3.5rem;
  }

  /* A line that is higher than the axis leaves at the top. */
  .published .drawing {
    clip-path: inset(0 -1rem -1rem);
  }

  .label.half {
    color: var(--ink);
  }

  .published .reading {
    --lines: 4;
  }

  .fitted .reading {
    --lines: 8;
    --wide-lines: 7;
  }

  .fitted .reading:lang(zh) {
    --lines: 6;
    --wide-lines: 5;
  }

  .source {
    margin-block-start: 0.375rem;
    overflow-wrap: anywhere;
  }
`;
