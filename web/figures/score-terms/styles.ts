import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** A bar over each word, and the switches of the terms as a table of two by two. */
export const scoreTermsStyles = css`
  .row {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
    margin-block-start: 0.5rem;
  }

  .row li {
    display: flex;
    flex-direction: column;
    align-items: center;
    font: 1rem/1.5 var(--font-text);
    white-space: nowrap;
  }

  .bar {
    position: relative;
    inline-size: 100%;
    block-size: 8rem;
    border-block-end: 1px solid var(--ink);
  }

  .bar::before {
    content: '';
    position: absolute;
    inset: auto 20% 0;
    block-size: var(--share);
    background: var(--ink-soft);
    transition: block-size 150ms;
  }

  .most .bar::before {
    background: var(--accent);
  }

  .most {
    color: var(--accent);
    font-weight: 600;
  }

  .asks > span:last-child {
    border-block-end: 2px solid var(--ink);
  }

  .verdict {
    margin-block: 0.5rem;
    font-weight: 600;
  }

  .list {
    display: grid;
    gap: 0.75rem;
  }

  .terms {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    gap: 0 2rem;
    align-items: center;
  }

  @container ${narrow} {
    .row li {
      font-size: 0.75rem;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .bar::before {
      transition: none;
    }
  }
`;
