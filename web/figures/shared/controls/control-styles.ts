import { css } from 'lit';

/** Buttons, switches, choices and sliders, drawn once for all figures. Every target is at least 44 px high. */
export const controlStyles = css`
  button,
  summary,
  input {
    font: inherit;
    color: inherit;
    -webkit-tap-highlight-color: transparent;
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: 3px;
  }

  .tool {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
    text-decoration: underline;
    text-decoration-color: var(--hairline);
    text-underline-offset: 0.25em;
  }

  .tool:hover {
    color: var(--ink);
    text-decoration-color: currentcolor;
  }

  summary.tool {
    display: flex;
    align-items: center;
    list-style: none;
  }

  summary.tool::-webkit-details-marker {
    display: none;
  }

  .choice {
    display: inline-flex;
    gap: 1rem;
    align-items: center;
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  .choice legend {
    float: inline-start;
    /* As tall as a label with its underline, so that all stand on one line. */
    padding: 0 0 calc(0.1em + 2px);
    color: var(--ink-soft);
  }

  .choice label,
  .switch {
    display: inline-flex;
    gap: 0.45rem;
    align-items: center;
    min-block-size: 2.75rem;
    cursor: pointer;
  }

  .choice input {
    position: absolute;
    opacity: 0;
  }

  .choice label span {
    padding-block-end: 0.1em;
    border-block-end: 2px solid transparent;
    color: var(--ink-soft);
  }

  .choice input:checked + span {
    border-block-end-color: var(--ink);
    color: var(--ink);
  }

  .choice input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: 4px;
  }

  .switch input {
    appearance: none;
    position: relative;
    inline-size: 2rem;
    block-size: 1.15rem;
    margin: 0;
    border: 1.5px solid var(--ink-soft);
    border-radius: 1rem;
    background: none;
    cursor: pointer;
  }

  .switch input::before {
    content: '';
    position: absolute;
    inset-block: 2px;
    inset-inline-start: 2px;
    inline-size: calc(1.15rem - 7px);
    border-radius: 50%;
    background: var(--ink-soft);
  }

  .switch input:checked {
    border-color: var(--ink);
    background: var(--ink);
  }

  .switch input:checked::before {
    inset-inline: auto 2px;
    background: var(--paper);
  }

  .play {
    display: inline-grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 1.5px solid var(--ink);
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }

  .play:hover {
    background: var(--ink);
    color: var(--paper);
  }

  .play svg {
    inline-size: 1rem;
    block-size: 1rem;
    fill: currentcolor;
  }

  .step {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }

  .step:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  .step[aria-disabled='true'] {
    color: var(--ink-soft);
    cursor: default;
    text-decoration: none;
  }

  @media (forced-colors: active) {
    .switch input {
      appearance: auto;
    }

    [aria-disabled='true'] {
      color: GrayText;
    }

    /* Forced colours draw transparent borders too: then every choice would look chosen. */
    .choice label span {
      border-block-end-color: Canvas;
    }

    .choice input:checked + span {
      border-block-end-color: Highlight;
    }
  }
`;
