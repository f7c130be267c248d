import { css } from 'lit';

/** The readout below the plots, and the controls. */
export const cliffStyles = css`
  .reading {
    inline-size: 100%;
    max-inline-size: 44rem;
    table-layout: fixed;
  }

  .reading th,
  .reading td {
    padding: 0.25rem 0.75rem 0.25rem 0;
    vertical-align: top;
    white-space: normal;
  }

  .reading td {
    font-size: 0.875rem;
  }

  .reading th:first-child {
    text-align: start;
    white-space: nowrap;
  }

  .reading .sigma {
    color: var(--accent);
    font-weight: 600;
  }

  .reading tbody th {
    color: var(--ink);
    font-weight: 600;
  }

  .reading .range {
    display: block;
    color: var(--ink-soft);
    font-size: 0.75rem;
    white-space: nowrap;
  }

  @container (width >= 40rem) {
    .reading .range {
      display: inline;
      margin-inline-start: 0.25rem;
    }
  }

  .picture .sample {
    display: inline-block;
    inline-size: 2.75rem;
    block-size: 1rem;
    vertical-align: -0.2em;
    margin-inline-end: 0.35rem;
  }

  .fields pe-number-field:not([typed-only]) {
    max-inline-size: 26rem;
  }

  .run {
    min-block-size: 2.75rem;
    gap: 0.25rem 1rem;
  }

  .run .tool {
    min-inline-size: 10rem;
    text-align: start;
  }

  .note {
    flex: 1 1 20rem;
    align-content: center;
    min-block-size: 2.8em;
    color: var(--ink-soft);
  }

  .state {
    flex: 1 1 12rem;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  @container (max-width: 40rem) {
    /* Reserves two lines for any message. */
    .state {
      flex-basis: 100%;
      min-block-size: 2.8em;
    }
  }

  @container (max-width: 30rem) {
    /* Hides the names on the lines when they're too close; the rows below name them. */
    .label.name {
      display: none;
    }

    /* Leaves the button its place on the line. */
    progress {
      flex-basis: 4rem;
    }

    .note {
      min-block-size: 4.2em;
    }

    .reading :is(th, td) {
      padding-inline-end: 0.5rem;
    }

    .reading tr > :last-child {
      padding-inline-end: 0;
    }

    .reading tr > :first-child,
    .reading tr > :nth-child(3) {
      inline-size: 21%;
    }

    .picture .sample {
      display: block;
    }
  }

  @media (forced-colors: active) {
    progress {
      appearance: auto;
      block-size: 1rem;
    }
  }
`;
