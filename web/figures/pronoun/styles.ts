import { css } from 'lit';

export const pronounStyles = css`
  .chips {
    row-gap: 0.9rem;
    margin-block-end: 0.75rem;
  }

  .chips li {
    display: grid;
    gap: 0.3rem;
  }

  .look {
    display: grid;
    gap: 0.15rem;
    color: var(--ink-soft);
    font: 0.8125rem/1.2 var(--font-ui);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  .look svg {
    inline-size: 100%;
    block-size: 3rem;
  }

  .look .floor {
    fill: var(--hairline);
  }

  .look .height {
    fill: var(--chip);
  }

  .stale .look {
    opacity: 0.35;
  }

  .attention-label {
    margin: 0 0 0.5rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .answer {
    margin: 0;
    min-block-size: 3.2em;
    font: 1.125rem/1.5 var(--font-text);
  }

  .answer b {
    font-variant-numeric: tabular-nums;
  }

  /* On tablets, all ten words fit on one line. */
  @container (40rem <= width < 47rem) {
    .chip {
      padding-inline: 0.5rem;
    }
  }

  @media (forced-colors: active) {
    .look .height {
      fill: CanvasText;
    }
  }
`;
