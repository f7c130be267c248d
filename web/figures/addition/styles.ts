import { css } from 'lit';

/** The styles that all views share, and those of the strips with their arrows. */
export const additionStyles = css`
  :host {
    --light: light-dark(#2a7f8e, #6cc7d2);
  }

  p {
    margin: 0;
  }

  .reading {
    min-block-size: 1.4em;
    margin-block-start: 0.4rem;
    font-variant-numeric: tabular-nums;
  }

  .word-field {
    flex: 1 1 11rem;
    align-self: start;
    min-inline-size: 0;
  }

  .word-field label {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    color: var(--ink-soft);
  }

  .word-field input {
    flex: 1 1 6rem;
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

  .word-field input[aria-invalid='true'] {
    border-block-end: 2px solid var(--accent);
  }

  .refusal {
    flex-basis: 100%;
    color: var(--accent);
  }

  .sum {
    display: grid;
    gap: 1.5rem 2.5rem;
  }

  .pointed {
    position: relative;
    cursor: crosshair;
    touch-action: pan-y;
  }

  /* The dimension that is read, through all three strips. */
  .pointed::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% * var(--at));
    inline-size: max(2px, 100% * var(--cell));
    background: var(--ink);
    opacity: 0.09;
    pointer-events: none;
  }

  /* The mark of the dimension passes behind. */
  .strip-name {
    position: relative;
    background: var(--paper);
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    padding-block: 0.5rem 0.15rem;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .picture svg.bars {
    block-size: clamp(3.25rem, 8cqi, 4.5rem);
  }

  .arrows {
    display: grid;
    grid-template-columns: minmax(0, 14rem) auto;
    gap: 0.25rem 1.5rem;
    align-items: end;
    justify-content: start;
  }

  .side {
    fill: none;
    stroke: var(--hairline);
    stroke-dasharray: 3 3;
  }

  .arrow {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
  }

  .arrow .head {
    fill: currentcolor;
    stroke: none;
  }

  .word {
    color: var(--ink);
  }

  .code {
    color: var(--light);
  }

  .arrow.sum,
  .lengths .sum {
    color: var(--ink-soft);
  }

  .lengths {
    display: grid;
    gap: 0.1rem;
    margin: 0;
  }

  .lengths div {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
  }

  .lengths dd {
    margin: 0;
  }

  .angle {
    grid-column: 1 / -1;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  @container (min-width: 44rem) {
    .sum {
      grid-template-columns: minmax(0, 1fr) 14rem;
      align-items: center;
    }

    .arrows {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
