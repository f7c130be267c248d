import { css, unsafeCSS } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';

/** Two planes side by side at every width, for comparison. */
export const addOrTurnStyles = css`
  :host {
    --hand: ${unsafeCSS(handColour(0, 2))};
  }

  .sides {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(0.75rem, 4cqi, 3rem);
    max-inline-size: 44rem;
    margin-inline: auto;
  }

  .title {
    font-size: 1.0625rem;
    font-weight: 600;
    text-align: center;
  }

  .title .word {
    color: var(--ink-soft);
    text-decoration: underline dashed 1.5px;
    text-underline-offset: 0.25em;
  }

  /* The hand's colour, darkened for text contrast on paper. */
  .title .code {
    color: color-mix(in oklab, var(--hand) 65%, var(--ink));
  }

  .plane {
    max-inline-size: 20rem;
    margin-inline: auto;
    user-select: none;
  }

  svg.over {
    cursor: grab;
  }

  svg.over:active {
    cursor: grabbing;
  }

  .axis {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 0.8;
  }

  .tip-circle {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 0.9;
    stroke-dasharray: 1 3;
    stroke-linecap: round;
  }

  .sector {
    fill: var(--hand);
    fill-opacity: 0.2;
  }

  .shaft {
    fill: none;
    stroke-width: 2.2;
    stroke: currentcolor;
  }

  .head {
    fill: currentcolor;
  }

  .arrow.word {
    color: var(--ink-soft);
    opacity: 0.75;
  }

  .arrow.word .shaft {
    stroke-dasharray: 4 3;
  }

  .arrow.code {
    color: var(--hand);
  }

  .arrow.end {
    color: var(--ink);
  }

  .arrow.end .shaft {
    stroke-width: 3;
  }

  .turn .arrow.end {
    color: var(--hand);
  }

  .centred {
    text-align: center;
    text-wrap: balance;
  }
`;
