import { css } from 'lit';

/** The plot over distance; with drawn strengths, the pad below it. */
export const ropeDecayStyles = css`
  :host {
    --plot-height: clamp(11rem, 34cqi, 17rem);
  }

  .plot {
    padding-inline-end: 1.125rem;
  }

  /* As wide as the plot, so that the slider's thumb is below the line it moves. */
  .controls.turn {
    margin: 0;
    padding-inline: 2.75rem 1.125rem;
  }

  .pairs {
    --plot-height: clamp(6.5rem, 18cqi, 8.5rem);
  }

  .pairs .box {
    border-block: 1px solid var(--hairline);
  }

  .pairs .drawing {
    fill-opacity: 0.75;
  }

  .pairs .label.x:first-of-type {
    transform: none;
  }

  .pairs .label.x:nth-of-type(2) {
    transform: translateX(-100%);
  }

  .reading {
    --lines: 4;
    --wide-lines: 3;
  }
`;
