import { css } from 'lit';

/** Styles of buttons, switches, choices and sliders. Targets are at least 44 px high. */
export const controlStyles = css`
  button,
  summary,
  input {
    font: inherit;
    color: inherit;
    -webkit-tap-highlight-color: transparent;
  }

  :where(button) {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: var(--compact-ring-offset, 2px);
    border-radius: 3px;
  }

  /* The two kinds of buttons, as in the page around: outlined, and those that read as a part of their line. */
  .button,
  .text-button,
  .preset {
    min-block-size: 2.75rem;
  }

  .button {
    padding-inline: 1.1rem;
    border: 1.5px solid var(--ink);
    border-radius: 1.4rem;
    color: var(--ink);
  }

  .button.strong {
    background: var(--ink);
    color: var(--paper);
    font-weight: 600;
  }

  .button:not(.strong, [aria-disabled='true']):hover:enabled {
    background: var(--ink);
    color: var(--paper);
  }

  .button.strong:hover {
    background: var(--accent);
  }

  .text-button {
    color: var(--ink-soft);
    text-decoration: underline;
    text-decoration-color: var(--hairline);
    text-underline-offset: 0.25em;
  }

  .text-button:hover {
    color: var(--ink);
    text-decoration-color: currentcolor;
  }

  :is(.button, .text-button, button.step):is(:disabled, [aria-disabled='true']) {
    border-color: var(--hairline);
    background: none;
    color: var(--ink-soft);
    cursor: default;
  }

  .text-button:is(:disabled, [aria-disabled='true']) {
    text-decoration: none;
  }

  :is(a, label).text-button {
    display: inline-flex;
    align-items: center;
  }

  summary.text-button {
    display: flex;
    align-items: center;
    list-style: none;
    cursor: pointer;
  }

  summary.text-button::-webkit-details-marker {
    display: none;
  }

  /* A line of text to type in. */
  .text-field {
    appearance: none;
    box-sizing: border-box;
    min-inline-size: 0;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-block-end: 1px dashed var(--ink-soft);
    border-radius: 0;
    background: none;
    color: var(--ink);
    font: 1.125rem var(--font-text);
  }

  .text-field[aria-invalid='true'] {
    border-block-end: 2px solid var(--warning);
  }

  /* Options that do not fit next to their label start a new line together. */
  .choice,
  .options {
    display: inline-flex;
    flex-wrap: wrap;

    /* Options have the height of a finger, so rows need no gap. */
    gap: 0 0.375rem;
    align-items: center;
  }

  .choice {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  .choice legend {
    float: inline-start;
    margin-inline-end: 0.375rem;
    padding: 0;
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

  .line.presets {
    gap: 0 0.375rem;
  }

  .presets-name {
    margin-inline-end: 0.375rem;
    color: var(--ink-soft);
  }

  /* Fills its label, which shows its state. */
  .covering {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .preset span,
  .choice label span {
    padding: 0.2rem 0.5rem;
    border: 1px solid var(--ink-soft);
    border-radius: 0.35rem;
    color: var(--ink);
  }

  .preset[aria-pressed='true'] span,
  .choice input:checked + span {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  .choice input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: var(--compact-ring-offset, 2px);
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
    border: 1.5px solid var(--ink);
    border-radius: 50%;
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

  button.step {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0 0.4rem;
    border: 1px solid var(--ink-soft);
    border-radius: 0.35rem;
    font-size: 1.0625rem;
  }

  button.step:not([aria-disabled='true']):hover {
    background: var(--ink);
    color: var(--paper);
  }

  @media (forced-colors: active) {
    .switch input {
      appearance: auto;
    }

    [aria-disabled='true'] {
      color: GrayText;
    }
  }
`;
