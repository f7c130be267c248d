import { css } from 'lit';

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
    font: 10px var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  .answer {
    grid-area: answer;
    align-self: center;
  }

  .sum {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 400;
  }

  .sum span {
    white-space: nowrap;
  }

  .sum b {
    font-weight: 600;
    white-space: nowrap;
  }

  .soft {
    margin: 0.15rem 0 0;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .bars {
    margin: 0.75rem 0;
  }

  .bar-row {
    display: grid;
    grid-template-columns: minmax(0, 9rem) 3.25rem minmax(0, 1fr);
    gap: 0.5rem;
    align-items: center;
    min-block-size: 1.6rem;
  }

  .bar-row dd {
    margin: 0;
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

  .of-hand {
    border-block-end: 2px solid var(--hand);
  }

  .beam {
    position: relative;
    block-size: 100%;
    background: linear-gradient(var(--ink-soft), var(--ink-soft)) center / 1px 100% no-repeat;
  }

  .beam span {
    position: absolute;
    inset-block: 22%;
    box-sizing: border-box;
    background: var(--hand, var(--ink));
  }

  .swapped .beam span {
    border: 1.5px solid var(--ink-soft);
    background: none;
  }

  .law,
  .order {
    max-inline-size: 34rem;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  /* Reserves the height of the longest sentences. */
  .law {
    min-block-size: 3lh;
  }

  .order {
    min-block-size: 2lh;
  }

  .order,
  .norms {
    margin-block-start: 0.4rem;
  }

  /* Aligns with the underlined options of the choice. */
  .controls > .tool {
    padding-block-end: calc(0.1em + 2px);
  }

  .settings .line {
    align-items: end;
  }

  /* Always two lines if it may need them. */
  @container (max-width: 24rem) {
    .sum {
      min-block-size: 2lh;
    }
  }

  @container (min-width: 42rem) {
    .parts {
      grid-template:
        'dials answer' auto
        'track track' auto / minmax(0, 20rem) minmax(0, 1fr);
    }

    .law {
      min-block-size: 2lh;
    }
  }

  @media (forced-colors: active) {
    .beam span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
