import { css } from 'lit';
import { medium } from '../shared/styles/breakpoints.js';

/** Styles of the model list, and of the panel for pasting a config.json. */
export const sourceStyles = css`
  .source {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.5rem 2rem;
    align-items: start;
    margin-block: 0.5rem 0.75rem;
  }

  .pick {
    position: relative;
  }

  .pick > summary {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6rem;
    align-items: baseline;
    min-block-size: 2.75rem;
    padding-block: 0.6rem;
    border-block-end: 1px dashed var(--ink-soft);
    box-sizing: border-box;
    cursor: pointer;
    list-style: none;
  }

  .pick > summary::-webkit-details-marker {
    display: none;
  }

  .pick > summary::after {
    content: '';
    inline-size: 0.45rem;
    block-size: 0.45rem;
    margin-inline-start: auto;
    border: solid var(--ink-soft);
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-0.2rem) rotate(45deg);
  }

  .pick b {
    font-size: 1rem;
    font-weight: 600;
  }

  .popup {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    z-index: 3;
    padding: 0.5rem 0.75rem 0.75rem;
    border: 1px solid var(--hairline);
    background: var(--paper);
    box-shadow: 0 0.5rem 1.5rem light-dark(rgb(0 0 0 / 12%), rgb(0 0 0 / 50%));
  }

  .popup .text-field {
    inline-size: 100%;
    font: 1rem var(--font-ui);
  }

  .popup ul {
    max-block-size: 16rem;
    overflow-y: auto;
  }

  .popup button {
    inline-size: 100%;
    min-block-size: 2.75rem;
    text-align: start;
  }

  .popup button:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  .popup button[aria-pressed='true'] {
    font-weight: 600;
  }

  .paste textarea {
    display: block;
    inline-size: 100%;
    min-block-size: 3.5rem;
    margin-block-start: 0.35rem;
    padding: 0.4rem 0.6rem;
    border: 1px dashed var(--ink-soft);
    box-sizing: border-box;
    background: none;
    color: var(--ink);
    font: 0.8125rem/1.45 var(--font-mono);
    resize: vertical;
  }

  .paste.over summary {
    outline: 2px solid var(--accent);
  }

  .paste.over textarea {
    border: 1px solid var(--accent);
    outline: 2px solid var(--accent);
  }

  .paste textarea[aria-invalid='true'] {
    border: 1px solid var(--warning);
  }

  .file:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  @media (scripting: none), print {
    .source {
      display: none;
    }
  }

  @container ${medium} {
    .source {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }
  }
`;
