import { css } from 'lit';

/** A plot over distance, and below it, where the reader draws, the pairs. */
export const ropeDecayStyles = css`
  .plot {
    padding: 2rem 1.125rem 3.25rem 2.75rem;
  }

  .box {
    position: relative;
    block-size: clamp(11rem, 34cqi, 17rem);
  }

  .drawing .band {
    fill: var(--ink-soft);
    fill-opacity: 0.3;
  }

  .drawing .zero {
    stroke: var(--ink-soft);
    stroke-dasharray: 2 3;
  }

  .drawing .turn {
    stroke: var(--accent);
    stroke-width: 1.5;
  }

  /* As wide as the plot, so its knob stands below the line. */
  .controls.turn {
    margin: 0;
    padding-inline: 2.75rem 1.125rem;
  }

  /* Beside the line, on the side that has more room. */
  .label.turn {
    inset-block-start: 0.35rem;
    padding-inline: 0.4em;
    color: var(--accent);
  }

  .label.turn.last {
    transform: translateX(-100%);
  }

  .drawing .one {
    stroke: var(--ink-soft);
    stroke-width: 0.75;
  }

  .drawing .mean {
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .legend i {
    inline-size: 1.25rem;
    border-block-start: 2.5px solid var(--ink);
  }

  .legend i.one {
    border-block-start: 1px solid var(--ink-soft);
  }

  .legend i.band {
    block-size: 0.75rem;
    border: 0;
    background: color-mix(in srgb, var(--ink-soft) 30%, transparent);
  }

  .pairs .box {
    block-size: clamp(6.5rem, 18cqi, 8.5rem);
    border-block: 1px solid var(--hairline);
  }

  .drawing .bar {
    fill-opacity: 0.75;
  }

  .pairs .label.x:first-of-type {
    transform: none;
  }

  .pairs .label.x.last {
    transform: translateX(-100%);
  }

  .keys {
    margin-block-end: 0.75rem;
  }

  /* As many lines as the longest sentence takes. */
  .reading {
    min-block-size: 4lh;
    max-inline-size: 42rem;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  @container (min-width: 32rem) {
    .reading {
      min-block-size: 3lh;
    }
  }

  @media print {
    .keys,
    .sketch-tools {
      display: none;
    }
  }
`;
