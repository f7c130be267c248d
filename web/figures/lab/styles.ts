import { css } from 'lit';

/** Styles of chips, status, and attention maps. */
export const labStyles = css`
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.35rem;
    align-items: center;
    margin-block: 0.25rem 0.5rem;
  }

  .chips-name {
    margin-inline-end: 0.25rem;
    color: var(--ink-soft);
  }

  .chip {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0 0.65rem 0 0.5rem;
    border: 1.5px solid var(--ink-soft);
    border-radius: 1.4rem;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }

  .chip:hover {
    border-color: var(--ink);
  }

  .chip[aria-pressed='true'] {
    border-color: currentcolor;
    color: var(--own);
    font-weight: 600;
  }

  .chip[aria-pressed='false'] .sample {
    opacity: 0.45;
  }

  .picture .sample {
    inline-size: 1.5rem;
    block-size: 0.5625rem;
  }

  .sample path {
    fill: none;
    stroke: currentcolor;
    vector-effect: non-scaling-stroke;
  }

  /* As tall as during training. */
  .run {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 1.25rem;
    min-block-size: 4.5rem;
  }

  .under-way {
    display: flex;
    gap: 0 1.25rem;
    align-items: center;
  }

  .state {
    grid-row: 1 / span 2;
    grid-column: 2;
  }

  .under-way + .state {
    grid-row: 2;
  }

  .train {
    grid-row: 1 / span 2;
    min-inline-size: 9rem;
    min-block-size: 3.25rem;
    padding: 0 1.5rem;
    border: 0;
    border-radius: 1.625rem;
    background: var(--ink);
    color: var(--paper);
    cursor: pointer;
    font-size: 1.0625rem;
    font-weight: 600;
  }

  .train:hover {
    background: var(--accent);
  }

  progress {
    min-inline-size: 2.5rem;
  }

  .left,
  .state,
  .fixed {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .fixed {
    flex: 1 0 100%;
    max-inline-size: 42rem;
    margin: 0;
  }

  .maps {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: 1rem 1.5rem;
  }

  .heads {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.375rem;
    max-inline-size: 14rem;
    color: var(--own);
  }

  .heads .of {
    grid-column: 1 / -1;
    font-weight: 600;
  }

  .map {
    border: 1px solid var(--hairline);
    fill: currentcolor;
  }

  .hint {
    margin-block: 0.75rem 0;
    color: var(--ink-soft);
  }

  .chip:focus-visible,
  .train:focus-visible {
    border-radius: 1.7rem;
  }

  @container (max-width: 30rem) {
    .run {
      display: flex;
      gap: 0.25rem 0.75rem;
      align-content: start;
      min-block-size: 8rem;
    }

    .train {
      min-inline-size: 7.5rem;
      padding-inline: 1rem;
    }

    .under-way {
      display: contents;
    }

    /* On a line of its own, with the remaining time. */
    progress {
      flex: 1 1 60%;
    }

    .state {
      flex: 1 0 100%;
    }
  }

  @media (scripting: none) {
    .picture .choice {
      display: none;
    }
  }

  @media print {
    .picture .choice {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .chip[aria-pressed='true'] {
      border-color: Highlight;
    }

    .train {
      border: 2px solid ButtonText;
    }

    progress {
      appearance: auto;
      block-size: 1rem;
    }
  }
`;
