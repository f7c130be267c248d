import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** Styles of chips, status, and attention maps. */
export const labStyles = css`
  .chips {
    gap: 0.25rem 0.35rem;
    margin-block: 0.25rem 0.5rem;
  }

  .chip {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0 0.65rem 0 0.5rem;
    border: 1.5px solid var(--ink-soft);
    border-radius: 1.4rem;
    color: var(--ink-soft);
  }

  .chip:hover {
    border-color: var(--ink);
  }

  .chip[aria-pressed='true'] {
    border-color: currentcolor;
    color: var(--own);
    font-weight: 600;
  }

  .chip[aria-pressed='false'] .sample {
    opacity: 0.45;
  }

  .sample {
    inline-size: 1.5rem;
    block-size: 0.5625rem;
  }

  .sample path {
    fill: none;
    stroke: currentcolor;
  }

  /* As tall as during training. */
  .run {
    min-block-size: 4.75rem;
  }

  .run .button {
    min-inline-size: 9rem;
    min-block-size: 3.25rem;
    border-radius: 1.625rem;
    font-size: 1.0625rem;
  }

  .maps {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: 1rem 1.5rem;
  }

  .heads {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.375rem;
    max-inline-size: 14rem;
    color: var(--own);
  }

  .heads .of {
    grid-column: 1 / -1;
    font-weight: 600;
  }

  .map {
    border: 1px solid var(--hairline);
    fill: currentcolor;
  }

  .chip:focus-visible {
    border-radius: 1.4rem;
  }

  @container ${narrow} {
    .run {
      align-content: start;
      min-block-size: 8rem;
    }
  }

  @media (scripting: none), print {
    .picture .choice {
      display: none;
    }
  }
`;
