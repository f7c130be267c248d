import { css } from 'lit';

export const layoutsStyles = css`
  .head {
    max-inline-size: 32rem;
    margin-block: 0.25rem 0.75rem;
  }

  .dimension {
    fill: color-mix(in oklab, var(--hand) 22%, var(--paper));
    stroke: var(--hand);
    stroke-width: 2;
  }

  .head text {
    fill: var(--ink);
    font: 600 15px var(--font-ui);
    text-anchor: middle;
  }

  .arc {
    fill: none;
    stroke-width: 3;
  }

  .task {
    margin: 0 0 0.35rem;
    color: var(--ink-soft);
  }

  .words {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.5rem;
    margin: 0 0 0.75rem;
    padding: 0;
    list-style: none;
  }

  .words li {
    display: grid;
    gap: 0.1rem;
    padding-block-end: 0.25rem;
    border-block-end: 1px solid var(--hairline);
  }

  .word {
    font: 1.0625rem/1.35 var(--font-text);
  }

  .answer {
    font-size: 0.9375rem;
    white-space: nowrap;
  }

  .wrong {
    color: var(--accent);
  }

  .soft {
    color: var(--ink-soft);
  }

  .message {
    margin: 0;
    min-block-size: 4.5em;
    font: 1.125rem/1.5 var(--font-text);
  }

  /* Next to the pairs if there's room. */
  @container (width >= 46rem) {
    .result {
      display: grid;
      grid-template-columns: minmax(0, 32rem) minmax(0, 1fr);
      gap: 2rem;
      align-items: end;
    }

    .message {
      min-block-size: 7.5em;
    }
  }

  @container (width < 32rem) {
    .words {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  @container (width < 26rem) {
    .message {
      min-block-size: 6em;
    }
  }

  @container (width < 21rem) {
    .words {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    .message {
      min-block-size: 7.5em;
    }
  }

  @media (forced-colors: active) {
    .dimension {
      fill: Canvas;
      stroke: CanvasText;
    }

    .head text {
      fill: CanvasText;
    }
  }
`;
