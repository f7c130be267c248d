import { css, unsafeCSS } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';

/** One plot on a scale of factors, and three lines. */
export const explosionStyles = css`
  :host {
    --squeezed: ${unsafeCSS(handColour(5, 8))};
  }

  .plot {
    padding-inline-start: 5.25rem;
  }

  /* On a phone each takes two lines above its half. */
  .label.half {
    max-inline-size: calc(50% - 1rem);
    color: var(--ink);
    line-height: 1.2;
    white-space: normal;
  }

  .label.title.y {
    inset-inline-start: -5.25rem;
  }

  .reading {
    --lines: 7;
    --wide-lines: 4;
  }
`;
