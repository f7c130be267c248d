import { css } from 'lit';
import { figureStyles } from '../../figures/shared/frame/figure-styles.js';

export const progressStyles = [
  ...figureStyles,
  css`
    p {
      margin: 0;
    }

    .count {
      display: flex;
      flex-wrap: wrap;
      gap: 0.35rem 0.9rem;
      align-items: center;
      color: var(--ink-soft);
    }

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

    .tool[aria-disabled='true'] {
      opacity: 0.6;
      cursor: default;
    }

    .file {
      display: inline-flex;
      align-items: center;
      position: relative;
    }

    .file input {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: pointer;
      font-size: 0;
    }

    .file:focus-within {
      outline: 2px solid var(--focus);
      outline-offset: 2px;
    }

    .question .tool {
      margin-inline-start: 1rem;
      color: var(--ink);
    }

    .notice {
      color: var(--accent);
    }

    .message {
      min-block-size: 1.4em;
    }

    @media (forced-colors: active) {
      .marks i[data-solved='true'] {
        background: CanvasText;
        forced-color-adjust: none;
      }
    }

    @media (scripting: none) {
      :host {
        display: none;
      }
    }

    @media print {
      :host {
        display: none;
      }
    }
  `,
];
