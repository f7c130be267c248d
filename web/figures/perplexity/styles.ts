import { css } from 'lit';

/** One plot of four lines, one of them picked out. */
export const perplexityStyles = css`
  .plot {
    padding: 2rem 1.5rem 3.25rem 2.75rem;
  }

  .box {
    position: relative;
    block-size: clamp(12rem, 36cqi, 17rem);
  }

  .drawing .trained {
    fill: var(--hairline);
    fill-opacity: 0.5;
  }

  .drawing .other {
    stroke: var(--ink-soft);
    stroke-width: 1;
  }

  .drawing .picked {
    stroke: var(--accent);
  }

  .label.trained {
    inset-block-start: 0.5rem;
    inset-inline-start: 0.5rem;
  }

  .label.value {
    padding: 0.1rem 0.2rem;
    color: var(--accent);
    font-weight: 600;
    transform: translate(-50%, calc(-100% - 0.4rem));
    text-shadow:
      0 0 3px var(--paper),
      0 0 3px var(--paper);
  }

  .label.value.start {
    transform: translate(0.2rem, calc(-100% - 0.4rem));
  }

  .label.value.end {
    transform: translate(calc(-100% + 0.5rem), calc(-100% - 0.4rem));
  }

  .legend i {
    inline-size: 1.25rem;
    border-block-start: 1.5px solid var(--ink-soft);
  }

  .legend i.picked {
    border-block-start: 2.5px solid var(--accent);
  }

  /* As many lines as the longest sentence takes. */
  .reading {
    min-block-size: 4lh;
    max-inline-size: 42rem;
    margin: 0 0 0.375rem;
    font-variant-numeric: tabular-nums;
  }

  .source {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.875rem;
  }

  .source a {
    color: inherit;
    overflow-wrap: anywhere;
  }

  @container (min-width: 32rem) {
    .reading {
      min-block-size: 3lh;
    }
  }
`;
