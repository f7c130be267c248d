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
    fill: var(--hairline);
    fill-opacity: 0.65;
  }

  .drawing .zero {
    stroke: var(--ink-soft);
    stroke-dasharray: 2 3;
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

  .label.title.x {
    inset-block-start: calc(100% + 2rem);
    inset-inline-end: 0;
    transform: none;
  }

  .label.title.y {
    inset-block-end: calc(100% + 0.75rem);
    inset-inline: -2.75rem auto;
    transform: none;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin: 0 0 0.5rem 2.75rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .legend span {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
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
    background: var(--hairline);
  }

  .pairs {
    padding-block-start: 0.5rem;
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

  .choice {
    flex-wrap: wrap;
    gap: 0 1rem;
  }

  .fields {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    align-items: end;
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
