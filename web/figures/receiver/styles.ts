import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** Styles of the layout and the result. */
export const receiverStyles = css`
  .answer {
    --lines: 3;
    --wide-lines: 1;

    margin-block-start: 0.5rem;
  }

  /* Chinese full stops include a space. */
  .answer:not(:lang(zh)) span + span::before {
    content: ' ';
  }

  :host {
    --axis: 2.5rem;
    --dial: 3.25rem;
    --turns: 5rem;

    /* A line each for the labels of guess and hidden position, which may be close together. */
    --names: 2.3rem;
  }

  .overview {
    position: relative;
    padding-block-start: var(--names);
    transition: opacity 150ms;
  }

  .search.before > .overview {
    opacity: 0.4;
  }

  @container ${narrow} {
    :is(.overview, .close-up) {
      --turns: 1rem;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .overview {
      transition: none;
    }
  }
`;
