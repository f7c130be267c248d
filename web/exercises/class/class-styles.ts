import { css } from 'lit';

export const classStyles = css`
  .drop {
    padding: 1.25rem 1rem;
    border: 1.5px dashed var(--ink-soft);
    border-radius: 0.5rem;
  }

  .drop[data-over='true'] {
    border-style: solid;
    border-color: var(--ink);
  }

  .drop p {
    margin-block: 0 0.75rem;
  }

  .refusals {
    display: grid;
    gap: 0.5rem;
    margin-block: 0.75rem;
  }

  /* What is only spoken is placed within it, and scrolls with it. */
  .scroll {
    position: relative;
    max-block-size: 80vh;
    margin-block: 1rem;
  }

  th,
  td {
    vertical-align: top;
  }

  thead th {
    z-index: 1;
    white-space: normal;
    text-wrap: balance;
  }

  thead .exercise {
    min-inline-size: 5rem;
    max-inline-size: 8rem;
  }

  /* Names stay in sight while exercises pass. */
  th:first-child {
    inset-inline-start: 0;
    min-inline-size: 6rem;
    max-inline-size: 11rem;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  thead th:first-child {
    z-index: 2;
  }

  tbody th,
  tfoot th {
    inset-block-start: auto;
    color: var(--ink);
  }

  th small,
  td small {
    display: block;
    color: var(--ink-soft);
    font-weight: 400;
  }

  .mark {
    display: inline-block;
    min-inline-size: 1.2em;
    font-weight: 600;
    text-align: center;
  }

  [data-state='stuck'] .mark {
    border: 1.5px solid var(--accent);
    border-radius: 3px;
    color: var(--accent);
  }

  tfoot :is(th, td) {
    border-block-end-color: transparent;
  }

  tfoot tr:first-child :is(th, td) {
    border-block-start: 1.5px solid var(--ink);
  }

  @media print {
    .drop,
    .buttons,
    .status {
      display: none;
    }

    .scroll {
      overflow: visible;
      max-block-size: none;
    }

    th {
      position: static;
    }

    table {
      font-size: 0.6875rem;
    }
  }
`;
