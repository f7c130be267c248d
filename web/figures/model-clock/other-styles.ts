import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** Styles of models without a clock: a bar per head, buckets, or table rows. */
export const otherStyles = css`
  div.other {
    margin-block: 0.75rem;
  }

  .bars {
    columns: 2;
    max-inline-size: 42rem;
    margin-block-start: 0.75rem;
  }

  .bars li {
    display: grid;
    grid-template-columns: 4.5rem 1fr 5.5rem;
    gap: 0.5rem;
    align-items: center;
    break-inside: avoid;
    font-size: 0.8125rem;
  }

  .bars i {
    inline-size: calc(100% * var(--share));
    block-size: 0.5rem;
    background: var(--hand);
  }

  .bars b {
    font-weight: 500;
    text-align: end;
  }

  .buckets {
    position: relative;
    block-size: 2.5rem;
    margin-block: 0.5rem 3.5rem;
  }

  .drawing .bucket {
    stroke: var(--paper);
    stroke-width: 1;
  }

  .rows {
    display: flex;
    block-size: 2rem;
    margin-block: 0.75rem;
  }

  .rows i {
    inline-size: calc(100% * var(--share));
    background: light-dark(#5b7a9d, #8fb0d6);
  }

  .rows i.gone {
    border: 2px dashed var(--ink-soft);
    box-sizing: border-box;
    background: none;
  }

  @container ${narrow} {
    .bars {
      columns: 1;
    }
  }
`;
