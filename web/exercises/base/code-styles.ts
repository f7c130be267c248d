import { css } from 'lit';

/** Styles of the editor, the results table and the console. */
export const codeStyles = css`
  .input {
    flex-basis: 100%;
  }

  .bar {
    display: flex;
    gap: 1rem;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75rem;
    margin: 0;
  }

  .name,
  .editor-hint {
    margin: 0;
    color: var(--ink-soft);
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
    margin: 0;
    padding: 0.6rem 0.5rem;
    overflow-x: auto;
    font: 1em/1.6 var(--font-mono);
  }

  .cm-editor {
    min-block-size: calc(var(--lines) * 1.6em + 1.2rem);
  }

  .editor-hint {
    margin-block-start: 0.5rem;
  }

  .evidence > .name:empty {
    display: none;
  }

  .evidence table {
    margin-block: 0.25rem 0.75rem;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  .evidence caption {
    padding-block-end: 0.4rem;
    text-align: start;
  }

  .evidence :is(th, td) {
    padding: 0.2rem 1rem 0.2rem 0;
    border-block-end: 1px solid var(--hairline);
    font-weight: 400;
    text-align: end;
  }

  /* On the narrowest phones, two 9-digit numbers fit side by side; longer ones wrap. */
  @container (width < 24rem) {
    .evidence :is(th, td) {
      padding-inline-end: 0.375rem;
      overflow-wrap: anywhere;
    }
  }

  .evidence thead th {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .evidence tr[data-right='false'] td {
    font-weight: 650;
  }

  .evidence tr[data-right='false'] td:last-child {
    color: var(--accent);
  }

  .log,
  .solution {
    margin: 0.25rem 0 0.75rem;
    padding: 0.6rem 1rem;
    border-inline-start: 2px solid var(--hairline);
    overflow-x: auto;
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

  @media print {
    .evidence,
    .bar,
    .editor-hint {
      display: none;
    }
  }
`;
