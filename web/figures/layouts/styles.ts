import { css } from 'lit';
import { narrow, wide } from '../shared/styles/breakpoints.js';

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
    margin-block-end: 0.35rem;
  }

  .words {
    display: grid;
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.5rem;
    margin-block-end: 0.75rem;
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

  .prose {
    --lines: 4;
    --wide-lines: 3;
  }

  /* Next to the pairs if there's room. */
  @container ${wide} {
    .result {
      display: grid;
      grid-template-columns: minmax(0, 32rem) minmax(0, 1fr);
      gap: 2rem;
      align-items: end;
    }

    .prose {
      --wide-lines: 5;
    }
  }

  @container ${narrow} {
    .words {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
