import { css } from 'lit';
import { narrow } from '../styles/breakpoints.js';

/** Styles of hands, their shadows and handles. */
export const handStyles = css`
  svg.dial {
    /* The tour sets a larger one. */
    max-inline-size: min(100%, var(--pe-dial, 24rem));
    max-block-size: 84svh;
    margin-inline: auto;
    user-select: none;
  }

  svg.over,
  .handle {
    cursor: grab;
  }

  svg.over:active {
    cursor: grabbing;
  }

  .hand {
    stroke: var(--paper);
    stroke-width: 0.5;
    paint-order: stroke;
  }

  .inlay {
    fill: none;
    stroke: var(--paper);
    stroke-linecap: round;
    stroke-opacity: 0.75;
  }

  .bead {
    fill: var(--paper);
    stroke-width: 1.4;
  }

  .orbit {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 0.35;
  }

  .ghost {
    fill: none;
    stroke-width: 0.8;
    stroke-dasharray: 2.4 1.6;
  }

  .sweep {
    fill-opacity: 0.05;
    stroke-opacity: 0.45;
    stroke-width: 0.8;
  }

  .line {
    fill: none;
    stroke-width: 0.8;
  }

  .ray {
    fill: none;
    stroke-width: 0.7;
    stroke-dasharray: 0.2 2.2;
    stroke-linecap: round;
  }

  .shadow {
    fill: none;
    stroke-opacity: 0.32;
    stroke-width: 5;
    stroke-linejoin: round;
  }

  .shadow-name {
    display: var(--lettering, inline);
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 2.6;
    stroke-linejoin: round;
    paint-order: stroke;
    font: italic 8.5px var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  .hub {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 1;
  }

  .hub-inner {
    fill: var(--paper);
  }

  .handle {
    fill: var(--paper);
    stroke-width: 2.4;
  }

  .focus-ring {
    fill: none;
    stroke: none;
    stroke-width: 2.5px;
    vector-effect: non-scaling-stroke;
  }

  .grip:focus-visible,
  svg[role='slider']:focus-visible {
    outline: none;
  }

  :focus-visible > .focus-ring {
    stroke: var(--focus);
  }

  /* Text scales with the dial, but not below this size. */
  @container ${narrow} {
    .shadow-name {
      font-size: 11px;
    }

    .dial .lettering {
      font-size: 10px;
    }
  }
`;
