import { css } from 'lit';

export const shuffleStyles = css`
  .sentence {
    display: grid;
    gap: 0.25rem;
  }

  .sentence input {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-block-end: 1px dashed var(--ink-soft);
    border-radius: 0;
    background: none;
    font: 1.125rem var(--font-text);
  }

  .sentence input[aria-invalid='true'] {
    border-block-end: 2px solid var(--accent);
  }

  .refusal {
    margin: 0;
    min-block-size: 1.4em;
    color: var(--accent);
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem;
    margin: 0.25rem 0 1rem;
    padding: 0;
    list-style: none;
  }

  .chip {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding-inline: 0.7rem;
    border: 1.5px solid var(--chip);
    border-radius: 0.35rem;
    background: none;
    font: 1.0625rem var(--font-text);
    cursor: grab;
    touch-action: none;
    user-select: none;
  }

  .chip[data-held] {
    background: color-mix(in oklch, var(--chip) 22%, transparent);
    cursor: grabbing;
  }

  .measured {
    display: grid;
    grid-template-columns: minmax(0, auto) minmax(0, 1fr);
    gap: 1.5rem 2.5rem;
    align-items: start;
  }

  .map .cells {
    fill: none;
    stroke: var(--hairline);
  }

  .map .weight {
    fill: light-dark(#31688e, #6fc0e8);
  }

  .map .word {
    fill: var(--ink);
    font: 11px var(--font-text);
  }

  .outputs {
    display: grid;
    grid-template-columns: minmax(3rem, max-content) minmax(0, 1fr);
    gap: 0.15rem 0.75rem;
    align-items: center;
    margin: 0;
  }

  .outputs dt {
    overflow: hidden;
    max-inline-size: 7rem;
    border-inline-start: 3px solid var(--chip);
    padding-inline-start: 0.5rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .outputs dd {
    margin: 0;
  }

  .picture .outputs svg.bars {
    block-size: 2rem;
  }

  .heading {
    margin: 0 0 0.4rem;
    color: var(--ink-soft);
  }

  .verdict {
    margin: 1rem 0 0;
    min-block-size: 2.8em;
    font: 1.0625rem/1.5 var(--font-text);
  }

  .verdict strong {
    font-variant-numeric: tabular-nums;
  }

  @container (width < 36rem) {
    .measured {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
