import { css } from 'lit';

/** Styles of `SketchPad` and its buttons. Interpolated parts are dotted. */
export const sketchStyles = css`
  .pad {
    position: absolute;
    inset: 0;
    cursor: crosshair;
    touch-action: pan-y pinch-zoom;
  }

  /* After a tap, touch draws instead of scrolling, even if the stroke is steep. */
  .pad.armed {
    touch-action: pinch-zoom;
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  .pad .tap {
    display: none;
    position: absolute;
    inset-block-end: 0.5rem;
    inset-inline: 0;
    inline-size: max-content;
    margin-inline: auto;
    padding-inline: 0.5rem;
    background: var(--paper);
    color: var(--ink-soft);
    font-size: 0.875rem;
    pointer-events: none;
  }

  @media (any-pointer: coarse) {
    .pad:not(.armed) .tap {
      display: block;
    }
  }

  .picture .sketch {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }

  .sketch path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  .sketch .bridge {
    stroke-width: 1.5;
    stroke-dasharray: 1 6;
  }

  .pad .hint {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    margin: 0;
    padding-inline: 1rem;
    color: var(--ink-soft);
    font-family: var(--font-text);
    font-size: 1.0625rem;
    font-style: italic;
    text-align: center;
    text-wrap: balance;
    pointer-events: none;
  }

  /* Keeps the plot's grid and marks off the text. */
  .pad .hint span {
    padding: 0.25rem 0.5rem;
    background: var(--paper);
  }

  .pad .hint:lang(zh) {
    font-style: normal;
  }

  .pad .cursor {
    position: absolute;
    visibility: hidden;
    inline-size: 1rem;
    block-size: 1rem;
    margin: -0.5rem;
    border: 2px solid var(--focus);
    border-radius: 50%;
    box-sizing: border-box;
    pointer-events: none;
  }

  .pad:focus-visible .cursor {
    visibility: visible;
  }

  .sketch-tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.5rem;
    align-items: center;
  }

  .commit {
    min-block-size: 2.75rem;
    padding: 0 1.1rem;
    border: 1.5px solid var(--ink);
    border-radius: 1.4rem;
    background: none;
    color: var(--ink);
    cursor: pointer;
    font-weight: 600;
  }

  .commit:hover {
    background: var(--ink);
    color: var(--paper);
  }

  .sketch-tools [aria-disabled='true'] {
    border-color: var(--hairline);
    background: none;
    color: var(--ink-soft);
    cursor: default;
    text-decoration: none;
  }

  .keys {
    margin: 0.5rem 0 0;
    color: var(--ink-soft);
  }
`;
