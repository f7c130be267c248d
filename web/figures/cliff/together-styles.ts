import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** The small plots of one code as received with each width. */
export const togetherStyles = css`
  .one-code {
    margin-block-end: 0.5rem;
  }

  .together {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 1rem;
  }

  .reception {
    position: relative;
    block-size: 4.5rem;
    border-block-end: 1px solid var(--ink);
  }

  /* The true position. */
  .reception::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--hidden);
    border-inline-start: 1.5px dashed var(--accent);
  }

  .reception svg {
    position: relative;
    overflow: hidden;
    block-size: 100%;
  }

  .reception path {
    fill: var(--ink);
    fill-opacity: 0.14;
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .together p {
    --lines: 3;
    --wide-lines: 1;

    gap: 0 0.5rem;
    margin-block-start: 0.25rem;
    line-height: 1.3;
  }

  .found {
    color: var(--ink-soft);
  }

  .wrong .found {
    color: var(--accent);
    font-weight: 600;
  }

  @container ${narrow} {
    .together {
      gap: 0.6rem;
    }

    .together p {
      flex-direction: column;
      align-items: start;
    }
  }
`;
