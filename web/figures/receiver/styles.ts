import { css } from 'lit';
import { narrow, phone, wide } from '../shared/styles/breakpoints.js';

/** Styles of the question, the result, the layout and the controls. */
export const receiverStyles = css`
  .prose {
    text-wrap: pretty;
  }

  /* Reserves the longest result and the key below it. */
  .result {
    min-block-size: calc(var(--answer-lines, 3) * 1.5 * 1.0625rem + var(--key-lines, 2) * 1.4 * 0.8125rem);
    margin-block-start: 0.75rem;
  }

  /* Chinese full stops include a space. */
  .answer:not(:lang(zh)) span + span::before {
    content: ' ';
  }

  .answer strong {
    color: var(--accent);
  }

  .search {
    --axis: 2.5rem;
    --dial: 3.25rem;
    --turns: 6.1rem;

    /* A line each for the labels of guess, hidden position and fix, which may be close together. */
    --names: 3.4rem;
  }

  .search > :is(.overview, .close-up) {
    transition: opacity 150ms;
  }

  .search.before > :is(.overview, .close-up) {
    opacity: 0.4;
  }

  .overview {
    position: relative;
    padding-block-start: var(--names);
  }

  .controls .line:first-child {
    row-gap: 0.75rem;
  }

  /* These buttons are in the picture, below the guess. */
  .picture + .controls {
    display: none;
  }

  @container ${narrow} {
    .search {
      --turns: 1rem;
    }

    .result {
      --answer-lines: 4;
      --key-lines: 3;
    }
  }

  @container ${phone} {
    .result:not(:lang(zh)) {
      --answer-lines: 5;
    }
  }

  @container ${wide} {
    .result {
      --answer-lines: 2;
      --key-lines: 1;
    }
  }

  @media print {
    .result {
      min-block-size: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .search > :is(.overview, .close-up) {
      transition: none;
    }
  }
`;
