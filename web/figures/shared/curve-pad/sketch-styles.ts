import { css } from 'lit';

/** Styles of `SketchPad` and its buttons. Interpolated parts are dotted. */
export const sketchStyles = css`
  .pad {
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
    pointer-events: none;
  }

  @media (any-pointer: coarse) {
    .pad:not(.armed) .tap {
      display: block;
    }
  }

  .sketch {
    pointer-events: none;
  }

  .sketch path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .sketch .bridge {
    stroke-width: 1.5;
    stroke-dasharray: 1 6;
  }

  .pad .hint {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    padding-inline: 1rem;
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

  .keys {
    margin-block: 0.5rem 0.75rem;
  }
`;
