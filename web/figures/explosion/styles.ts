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

  .plot {
    padding-inline-start: 3.5rem;
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

  .reading {
    --lines: 2;
    --wide-lines: 1;
  }

  .details p {
    max-inline-size: 42rem;
    margin-block-end: 0.375rem;
    overflow-wrap: anywhere;
  }
`;
