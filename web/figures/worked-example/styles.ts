import { css } from 'lit';
import { narrow, phone } from '../shared/styles/breakpoints.js';

export const workedExampleStyles = css`
  .pairs {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    gap: 1.5rem 2rem;
  }

  .pairs li {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--hand);
  }

  /* Wraps before an equals sign. */
  .formula {
    gap: 0.15rem 0.3em;
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

  .index b {
    margin-inline-end: 0.2em;
    color: var(--ink);
    font-weight: 600;
  }

  details {
    margin-block-start: 0.5rem;
  }

  @container ${narrow} {
    .assembled {
      grid-template-columns: repeat(min(4, var(--columns)), minmax(0, 1fr));
    }

    math {
      font-size: 1rem;
    }
  }

  /* On phones, the longest number still fits on its formula's line. */
  @container ${phone} {
    .formula {
      column-gap: 0.15em;
      font-size: 0.8125rem;
    }

    math {
      font-size: 0.9375rem;
    }
  }
`;
