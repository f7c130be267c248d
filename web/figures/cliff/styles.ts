import { css } from 'lit';
import { narrow, wide } from '../shared/styles/breakpoints.js';

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

  @container ${wide} {
    .reading .range {
      display: inline;
      margin-inline-start: 0.25rem;
    }
  }

  .sample {
    display: inline-block;
    inline-size: 2.75rem;
    block-size: 1rem;
    vertical-align: -0.2em;
    margin-inline-end: 0.35rem;
  }

  .fields pe-number-field:not([typed-only]) {
    max-inline-size: 26rem;
  }

  .run .button {
    min-inline-size: 11rem;
  }

  .note {
    --lines: 3;
    --wide-lines: 2;

    flex: 1 1 20rem;
    align-content: center;
  }

  @container ${narrow} {
    /* Hides the names on the lines when they're too close; the rows below name them. */
    .label.name {
      display: none;
    }

    /* Leaves the button its place on the line. */
    progress {
      flex-basis: 4rem;
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

    .sample {
      display: block;
    }
  }
`;
