import { css } from 'lit';

/** Sums over distance, and below them a strip of bases. */
export const contextBaseStyles = css`
  .plot {
    padding: 2rem 1.5rem 3.25rem 2.75rem;
  }

  .box {
    position: relative;
    block-size: clamp(11rem, 30cqi, 15rem);
  }

  .drawing .band {
    stroke: var(--ink);
    stroke-width: 0.75;
    fill: var(--ink);
    fill-opacity: 0.25;
  }

  .drawing .zero {
    stroke: var(--ink-soft);
    stroke-dasharray: 2 3;
  }

  .drawing .mark {
    stroke: var(--accent);
    stroke-width: 2;
  }

  .label.first {
    padding: 0.1rem 0.2rem;
    color: var(--accent);
    font-weight: 600;
    inset-block-start: 0.25rem;
    transform: translateX(0.35rem);
    background: color-mix(in srgb, var(--paper) 70%, transparent);
  }

  .label.first.late {
    transform: translateX(calc(-100% - 0.35rem));
  }

  .bases {
    padding-block-start: 1.75rem;
  }

  .bases .box {
    block-size: 1.75rem;
    border: 1px solid var(--hairline);
  }

  .drawing .windows {
    fill: var(--ink);
    fill-opacity: 0.7;
  }

  /* As many lines as the longest sentences take. */
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
