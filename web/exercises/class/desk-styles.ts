import { css } from 'lit';
import { figureStyles } from '../../figures/shared/frame/figure-styles.js';

/** Fields, lists and buttons of those who hand out exercises, hand them in and look at them. */
export const deskStyles = [
  ...figureStyles,
  css`
    p {
      max-inline-size: 40rem;
      margin: 0.5rem 0;
    }

    .note {
      color: var(--ink-soft);
    }

    .field {
      display: grid;
      gap: 0.25rem;
      max-inline-size: 24rem;
      margin-block: 0.75rem;
    }

    input:is([type='text'], :not([type])) {
      box-sizing: border-box;
      inline-size: 100%;
      min-block-size: 2.75rem;
      padding: 0;
      border: 0;
      border-block-end: 1px solid var(--ink-soft);
      border-radius: 0;
      background: none;
      font-size: 1rem;
    }

    input[aria-invalid='true'] {
      border-block-end: 2px solid var(--accent);
    }

    input[type='checkbox'] {
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
      margin: 0;
      accent-color: var(--ink);
    }

    .tick {
      display: flex;
      gap: 0.6rem;
      align-items: center;
      min-block-size: 2.75rem;
      cursor: pointer;
    }

    .buttons {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 1rem;
      align-items: center;
      margin-block: 0.75rem;
    }

    .button {
      display: inline-flex;
      align-items: center;
      position: relative;
      min-block-size: 2.75rem;
      padding-inline: 1.25rem;
      border: 1.5px solid var(--ink);
      border-radius: 2rem;
      background: none;
      cursor: pointer;
    }

    .button:hover {
      background: var(--ink);
      color: var(--paper);
    }

    .button input {
      position: absolute;
      inset: 0;
      opacity: 0;
      cursor: pointer;
      font-size: 0;
    }

    .button:focus-within {
      outline: 2px solid var(--focus);
      outline-offset: 2px;
    }

    .refusal,
    .refusals li {
      padding-inline-start: 0.6rem;
      border-inline-start: 3px solid var(--accent);
      overflow-wrap: anywhere;
    }

    .status {
      min-block-size: 1.4em;
    }

    pre {
      overflow: auto;
      max-block-size: 16rem;
      margin: 0.5rem 0;
      padding: 0.5rem 0 0.5rem 0.75rem;
      border-inline-start: 2px solid var(--hairline);
      font: 0.8125rem/1.6 var(--font-ui);
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }

    ul,
    ol {
      margin: 0;
      padding: 0;
      list-style: none;
    }
  `,
];
