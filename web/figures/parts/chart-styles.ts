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
`;
