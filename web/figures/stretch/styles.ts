import { css } from 'lit';

/** A plot over the pairs, the dials of some of them, and what they say. */
export const stretchStyles = css`
  :host {
    --plot-height: clamp(9rem, 26cqi, 11.5rem);
  }

  .text.region {
    inline-size: max-content;
    max-inline-size: 20cqi;
    background: var(--paper);
    color: var(--ink);
    line-height: 1.2;
    text-align: end;
    white-space: normal;
  }

  .marker {
    stroke-width: 5;
  }

  /* Pairs that meet new angles stand out. */
  .marker[stroke='var(--warning)'] {
    stroke-width: 9;
  }

  .dials {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.5rem;
    margin-block: 0.5rem 0.75rem;
  }

  .of-pair {
    display: grid;
    justify-items: center;
    padding: 0.25rem;
    border: 1.5px solid transparent;
    border-radius: 4px;
    background: none;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
    cursor: pointer;
  }

  .of-pair[aria-pressed='true'] {
    border-color: var(--ink);
  }

  .picture .of-pair svg {
    inline-size: min(100%, 3.75rem);
    margin-block-end: 0.25rem;
  }

  .of-pair b {
    color: var(--ink);
    font-weight: 600;
    border-block-end: 2px solid var(--hand);
  }

  .readings {
    max-inline-size: 54rem;
    font-variant-numeric: tabular-nums;
  }

  .readings p {
    margin: 0 0 0.375rem;
  }

  .met {
    font-size: 1rem;
    font-weight: 600;
  }

  .met.new {
    color: var(--warning);
  }

  .picked,
  .attention,
  .source {
    color: var(--ink-soft);
  }

  .source a {
    color: inherit;
    overflow-wrap: anywhere;
  }

  .data caption {
    max-inline-size: 42rem;
    padding-block-end: 0.5rem;
    text-align: start;
    white-space: normal;
  }

  .data table + table {
    margin-block-start: 1rem;
  }

  /* Eight just have room. */
  @container (40rem <= width < 44rem) {
    .dials {
      column-gap: 0.25rem;
    }

    .of-pair {
      font-size: 0.6875rem;
    }
  }

  @container (min-width: 40rem) {
    .dials {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }

    /* As many lines as most schemes take. */
    .readings {
      min-block-size: 9.4lh;
    }

    .readings:lang(zh) {
      min-block-size: 7.4lh;
    }
  }
`;
