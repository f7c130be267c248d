import { css } from 'lit';

/** Sums over distance, and below them a strip of bases. */
export const contextBaseStyles = css`
  /* Side by side, or on a phone below each other. */
  .halves {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    align-items: end;
  }

  .plot {
    padding: 2rem 1.5rem 3.25rem 2.75rem;
  }

  .box {
    position: relative;
    block-size: clamp(11rem, 30cqi, 15rem);
  }

  /* On the narrowest pages it takes two lines. */
  .label.title.y {
    inline-size: max-content;
    max-inline-size: 100cqi;
    line-height: 1.15;
    white-space: normal;
  }

  .drawing .band {
    stroke: var(--ink);
    stroke-width: 0.75;
    fill: var(--ink);
    fill-opacity: 0.25;
  }

  .drawing .below {
    fill: var(--accent);
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

  .legend i {
    inline-size: 1.25rem;
    block-size: 0.75rem;
    border-block: 1px solid var(--ink);
    background: color-mix(in srgb, var(--ink) 25%, transparent);
  }

  .legend i.below {
    border: 0;
    background: var(--accent);
  }

  .bases {
    padding-block: 3.25rem 2.75rem;
  }

  .bases .label.title.y {
    inset-block-end: calc(100% + 1.875rem);
  }

  .label.yours {
    color: var(--accent);
    font-weight: 600;
    inset-block-end: calc(100% + 0.5rem);
  }

  .bases .label.from {
    inset-inline-start: 0;
    transform: none;
  }

  .bases .label.to {
    inset-inline-end: 0;
    transform: none;
  }

  .bases .label.title.x {
    inset-inline: 0;
    inset-block-start: calc(100% + 0.6rem);
    text-align: center;
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
