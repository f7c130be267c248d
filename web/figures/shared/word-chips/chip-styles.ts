import { css } from 'lit';

/** Styles of movable words, each in the colour `--chip`. */
export const chipStyles = css`
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    position: relative;
    margin: 0.25rem 0 1.25rem;
  }

  .chip {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding-inline: 0.5rem;
    border: 1.5px solid var(--chip);
    border-radius: 0.35rem;
    font: 1.0625rem var(--font-text);
    cursor: grab;
    touch-action: none;
    user-select: none;
  }

  .chip[data-marked] {
    background: var(--ink);
    color: var(--paper);
  }

  .chips li {
    transition: translate 0.2s ease-out;
  }

  .chips li:has(> .chip[data-held]) {
    position: relative;
    z-index: 1;
    transition: none;
  }

  .chip[data-held] {
    background: color-mix(in oklch, var(--chip) 22%, var(--paper));
    box-shadow: 0 3px 10px rgb(0 0 0 / 25%);
    color: var(--ink);
    cursor: grabbing;
  }

  .chips.many .chip {
    touch-action: pan-y;
  }

  @media (prefers-reduced-motion: reduce) {
    .chips li {
      transition: none;
    }
  }
`;
