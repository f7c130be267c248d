import { css } from 'lit';
import { figureStyles } from '../../figures/shared/styles/figure-styles.js';

export const progressStyles = [
  ...figureStyles,
  css`
    .marks {
      display: flex;
      flex-wrap: wrap;
      gap: 0.3rem;
    }

    .marks i {
      inline-size: 0.6rem;
      block-size: 0.6rem;
      border: 1.5px solid var(--ink-soft);
      border-radius: 50%;
    }

    .marks i[data-solved='true'] {
      border-color: var(--ink);
      background: var(--ink);
    }

    .file {
      position: relative;
    }

    .file:focus-within {
      outline: 2px solid var(--focus);
      outline-offset: 2px;
    }

    .question .text-button {
      margin-inline-start: 1rem;
      color: var(--ink);
    }

    .notice {
      color: var(--accent);
    }

    @media (scripting: none), print {
      :host {
        display: none;
      }
    }
  `,
];
