import { css } from 'lit';
import { wide } from '../shared/styles/breakpoints.js';

/** Styles: dials next to their results. */
export const ropeStyles = css`
  .parts {
    display: grid;
    grid-template:
      'dials' auto
      'track' auto
      'answer' auto / minmax(0, 1fr);
    gap: 0.75rem clamp(1.5rem, 5cqi, 3.5rem);
  }

  .dials {
    grid-area: dials;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: 0.75rem;
    align-content: center;
    inline-size: min(100%, 22rem);
    margin-inline: auto;
  }

  .dials.alone {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The dial is smaller than the clock's, but its text is not. */
  .alone .lettering {
    font-size: 9.5px;
  }

  .word {
    fill: var(--hand);
    stroke: var(--hand);
    stroke-width: 1.6;
    stroke-linejoin: round;
  }

  .word.key {
    fill: var(--paper);
  }

  .dials:not(.alone) .word {
    stroke-width: 3;
  }

  .between {
    fill: var(--hand);
    fill-opacity: 0.22;
  }

  .letter,
  .angle {
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 2.6;
    stroke-linejoin: round;
    paint-order: stroke;
    font: italic 600 12px var(--font-text);
    pointer-events: none;
  }

  .dials:not(.alone) .letter {
    stroke-width: 5;
    font-size: 26px;
  }

  .angle {
    display: var(--lettering, inline);
    font: 10px var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  .answer {
    grid-area: answer;
    align-self: center;
  }

  .sum {
    --lines: 2;
    --wide-lines: 1;

    font-size: 1.25rem;
  }

  .sum :is(span, b) {
    white-space: nowrap;
  }

  .bars {
    margin-block: 0.75rem;
  }

  .bar-row {
    display: grid;
    grid-template-columns: minmax(0, 9rem) 3.25rem minmax(0, 1fr);
    gap: 0.5rem;
    align-items: center;
    min-block-size: 1.6rem;
  }

  .bar-row .number {
    text-align: end;
  }

  .bar-row.score {
    font-weight: 600;
  }

  .bar-row.swapped {
    color: var(--ink-soft);
  }

  .beam {
    position: relative;
    block-size: 100%;
    background: linear-gradient(var(--ink-soft), var(--ink-soft)) center / 1px 100% no-repeat;
  }

  .beam i {
    position: absolute;
    inset-block: 22%;
    box-sizing: border-box;
    background: var(--hand, var(--ink));
  }

  .swapped .beam i {
    border: 1.5px solid var(--ink-soft);
    background: none;
  }

  .law,
  .order {
    --lines: 3;
    --wide-lines: 2;

    max-inline-size: 34rem;
  }

  .order {
    --lines: 2;
  }

  .order,
  .norms {
    margin-block-start: 0.4rem;
  }

  @container ${wide} {
    .parts {
      grid-template:
        'dials answer' auto
        'track track' auto / minmax(0, 20rem) minmax(0, 1fr);
    }
  }
`;
