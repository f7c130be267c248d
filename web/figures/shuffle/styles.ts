import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

export const shuffleStyles = css`
  /* A line per word: name, weights, output. The map takes at most half the width, with square cells if possible. */
  .measured {
    --label: calc(var(--letters) * 0.5rem + 1rem);
    --row: min(var(--most-row), (50cqi - var(--label)) / var(--count));

    display: grid;
    gap: 0.25rem;
  }

  .of-word + .of-word {
    margin-block-start: var(--between);
  }

  .row {
    display: grid;
    grid-template-columns: var(--label) max(calc(var(--row) * var(--count)), 6rem) minmax(0, 1fr);
    column-gap: 0.75rem;
    align-items: center;
  }

  /* Offsets lines and columns while a word is dragged past another. */
  .of-word {
    position: relative;
    translate: 0 calc(var(--way, 0) * (100% + var(--between)));
    transition: translate 0.2s ease-out;
  }

  /* Animates only after the word is dropped. */
  .chips:has([data-held]) ~ .measured .of-word {
    transition: none;
  }

  .of-word[data-held],
  .column-names [data-held] {
    z-index: 1;
    background: color-mix(in oklch, var(--chip) 22%, var(--paper));
  }

  .of-word[data-held] {
    box-shadow: 0 3px 10px rgb(0 0 0 / 25%);
  }

  .weights .lifted {
    fill: color-mix(in oklch, var(--chip) 22%, var(--paper));
  }

  .headings,
  .columns {
    align-items: end;
  }

  .word {
    overflow: hidden;
    font-family: var(--font-text);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .of-word .word {
    min-block-size: 100%;
    align-content: center;
    border-inline-start: 3px solid var(--chip);
    padding-inline-start: 0.5rem;
  }

  .row svg {
    block-size: max(var(--row), var(--least-row));
  }

  .weights .weight {
    fill: light-dark(#31688e, #6fc0e8);
  }

  .weights text {
    fill: light-dark(#000, #fff);
    font: 6.5px var(--font-ui);
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }

  .weights .on-middle {
    fill: #000;
  }

  .weights .on-ink {
    fill: light-dark(#fff, #000);
  }

  .column-names {
    display: grid;
    grid-template-columns: repeat(var(--count), 1fr);
  }

  .column-names span {
    position: relative;
    translate: calc(var(--way, 0) * (100% + 1px)) 0;
    block-size: calc(var(--letters) * 0.36rem + 1rem);
    margin-inline-end: 1px;
    border-block-end: 3px solid var(--chip);
  }

  .column-names i {
    position: absolute;
    inset: auto auto 0.25rem 50%;
    font: 0.875rem/1 var(--font-text);
    white-space: nowrap;
    rotate: -50deg;
    transform-origin: 0 100%;
  }

  .mean-name {
    text-align: end;
  }

  .mean {
    padding-block-start: 0.25rem;
    border-block-start: 1px solid var(--hairline);
  }

  .prose {
    --lines: 2;

    margin-block-start: 1rem;
  }

  /* Three weights fit next to each other on a phone, eight do not. */
  @container ${narrow} {
    .crowded i {
      display: none;
    }

    .crowded .column-names span {
      block-size: 3px;
    }

    .weights:has(text:nth-of-type(5)) text {
      display: none;
    }
  }
`;
