import { css } from 'lit';

/**
 * The holder of a chart's canvas, where `chart-canvas.ts` reads the colours of the page. It has no borders: their colours are
 * a place to keep four more. When the theme changes them, the transition tells.
 */
export const chartStyles = css`
  .canvas {
    border-color: var(--hairline) var(--accent) var(--paper) var(--ink-soft);
    color: var(--ink);
    transition: color 1ms;
    overflow: hidden;
    pointer-events: none;
  }

  /* A canvas is printed in the colours that it has. The printer waits for no transition. */
  .canvas.on-paper {
    border-color: #dcd8ce #c1371d white #444;
    color: black;
    transition: none;
  }

  /* The chart does not hear that paper is narrower than the window. */
  @media print {
    .canvas canvas {
      inline-size: 100% !important;
      block-size: 100% !important;
    }
  }
`;
