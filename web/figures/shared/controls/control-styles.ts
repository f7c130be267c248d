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

  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: var(--compact-ring-offset, 2px);
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

  /* Hides controls in print, except dials, words and cells, which are part of the picture. */
  @media print {
    :is(.tool, .main, .preset, .play, .step, .train, .commit, .add, .remove):not(summary) {
      display: none;
    }
  }

  summary.tool {
    display: flex;
    align-items: center;
    list-style: none;
  }

  summary.tool::-webkit-details-marker {
    display: none;
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

  .preset {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  .line.presets {
    gap: 0 0.375rem;
    font-variant-numeric: tabular-nums;
  }

  .presets-name {
    margin-inline-end: 0.375rem;
    color: var(--ink-soft);
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

  button.step {
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding: 0 0.4rem;
    border: 1px solid var(--ink-soft);
    border-radius: 0.35rem;
    background: none;
    cursor: pointer;
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }

  button.step:hover {
    background: var(--ink);
    color: var(--paper);
  }

  button.step[aria-disabled='true'] {
    border-color: var(--hairline);
    background: none;
    color: var(--ink-soft);
    cursor: default;
  }

  @media (forced-colors: active) {
    .switch input {
      appearance: auto;
    }

    [aria-disabled='true'] {
      color: GrayText;
    }

    /* Forced colours override backgrounds, so the selected option needs another style. */
    .preset[aria-pressed='true'] span,
    .choice input:checked + span {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
