import { css } from 'lit';
import { phone } from '../../figures/shared/styles/breakpoints.js';

/** Styles of the editor, the results table and the console. */
export const codeStyles = css`
  .bar {
    gap: 1rem;
    justify-content: space-between;
    min-block-size: 2.75rem;
  }

  .code {
    position: relative;
    min-block-size: calc(var(--lines) * 1.6em + 1.2rem + 2px);
    border-block: 1px solid var(--hairline);
    font-size: 0.875rem;
  }

  /* Same height as the editor that replaces it. */
  textarea {
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: calc(var(--lines) * 1.6em + 1.2rem);
    padding: 0.6rem 0.5rem;
    border: 0;
    border-radius: 0;
    background: none;
    color: var(--ink);
    font: 1em/1.6 var(--font-mono);
    tab-size: 2;
    resize: vertical;
  }

  .start {
    padding: 0.6rem 0.5rem;
    font: 1em/1.6 var(--font-mono);
  }

  .cm-editor {
    min-block-size: calc(var(--lines) * 1.6em + 1.2rem);
  }

  .editor-hint {
    margin-block-start: 0.5rem;
  }

  .evidence > p:empty {
    display: none;
  }

  .evidence table {
    margin-block: 0.25rem 0.75rem;
    font-size: inherit;
  }

  .evidence caption {
    padding-block-end: 0.4rem;
    text-align: start;
  }

  /* On the narrowest phones, two 9-digit numbers fit side by side; longer ones wrap. */
  @container ${phone} {
    .evidence :is(th, td) {
      padding-inline-end: 0.375rem;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }

  .evidence tr[data-right='false'] td {
    font-weight: 650;
  }

  .evidence tr[data-right='false'] td:last-child {
    color: var(--accent);
  }

  pre.aside {
    margin-block: 0.25rem 0.75rem;
    padding-block: 0.6rem;
    font: 0.875rem/1.6 var(--font-mono);
  }

  .log {
    max-block-size: 24lh;
    overflow-y: auto;
  }

  /* Hidden for the first second, so that short runs don't flash a button. */
  .stop {
    animation: shown 0s 1s both;
  }

  @keyframes shown {
    from {
      visibility: hidden;
    }
  }
`;
