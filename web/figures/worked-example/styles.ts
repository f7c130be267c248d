import { css } from 'lit';

export const workedExampleStyles = css`
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  p {
    margin: 0;
  }

  .pairs {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    gap: 1.5rem 2rem;
  }

  .pairs li {
    padding-inline-start: 0.9rem;
    border-inline-start: 3px solid var(--hand);
  }

  .pair {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  /* Wraps before an equals sign. */
  .formula {
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.3em;
    align-items: center;
    margin-block-start: 0.5rem;
    min-block-size: 2.9rem;
  }

  math {
    font-size: 1.0625rem;
  }

  .value {
    font-weight: 600;
  }

  .assembled-label {
    margin-block-start: 1.5rem;
    color: var(--ink-soft);
  }

  .assembled {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 0.75rem 0.25rem;
    margin-block-start: 0.35rem;
  }

  .assembled li {
    display: grid;
    gap: 0.1rem;
    padding-block-end: 0.15rem;
    border-block-end: 3px solid var(--hand);
  }

  .index {
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  .index b {
    margin-inline-end: 0.2em;
    color: var(--ink);
    font-weight: 600;
  }

  .code {
    margin-block-start: 0.5rem;
  }

  pre {
    overflow-x: auto;
    margin: 0;
    padding-block: 0.5rem;
    font: 0.8125rem/1.55 var(--font-mono);
  }

  @container (width < 36rem) {
    .assembled {
      grid-template-columns: repeat(min(4, var(--columns)), minmax(0, 1fr));
    }

    math {
      font-size: 1rem;
    }
  }

  /* On phones, the longest number still fits on its formula's line. */
  @container (width < 24rem) {
    .pairs li {
      padding-inline-start: 0.6rem;
    }

    .formula {
      column-gap: 0.15em;
      font-size: 0.8125rem;
    }

    math {
      font-size: 0.9375rem;
    }
  }
`;
