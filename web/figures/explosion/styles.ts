import { css, unsafeCSS } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';

/** One plot on a scale of factors, and three lines. */
export const explosionStyles = css`
  :host {
    --squeezed: ${unsafeCSS(handColour(5, 8))};
  }

  .plot {
    padding: 2rem 1.5rem 3.25rem 5.25rem;
  }

  .box {
    position: relative;
    block-size: clamp(12rem, 36cqi, 17rem);
  }

  .drawing .trained {
    fill: var(--hairline);
    fill-opacity: 0.5;
  }

  .drawing .curve {
    stroke-width: 1.25;
  }

  .drawing .inside {
    stroke: var(--ink);
  }

  .drawing .outside {
    stroke: var(--accent);
    stroke-width: 2;
  }

  .drawing .squeezed {
    stroke: var(--squeezed);
    stroke-width: 2;
  }

  /* On a phone each takes two lines above its half. */
  .label:is(.trained, .never) {
    inset-block-start: 0.5rem;
    max-inline-size: calc(50% - 1rem);
    margin-inline-start: 0.5rem;
    color: var(--ink);
    line-height: 1.2;
    white-space: normal;
  }

  .label.title.y {
    inset-inline-start: -5.25rem;
  }

  .legend i {
    inline-size: 1.25rem;
    border-block-start: 2.5px solid var(--ink);
  }

  .legend i.outside {
    border-color: var(--accent);
  }

  .legend i.squeezed {
    border-color: var(--squeezed);
  }

  /* As many lines as the longest sentence takes. */
  .reading {
    min-block-size: 7lh;
    max-inline-size: 42rem;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  @container (min-width: 32rem) {
    .reading {
      min-block-size: 4lh;
    }
  }
`;
