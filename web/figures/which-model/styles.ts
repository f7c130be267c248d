import { css } from 'lit';
import { medium, narrow, notWide } from '../shared/styles/breakpoints.js';

/** Styles of the table, which scrolls in a box with sticky headers and names. */
export const whichModelStyles = css`
  :host {
    --sinusoidal: light-dark(#96650a, #e8b55a);
    --learned: light-dark(#1f6fae, #7fbaf0);
    --relative: light-dark(#0e7a7a, #5cc7c7);
    --t5: light-dark(#3f7d2c, #8fcf7a);
    --alibi: light-dark(#7a43a8, #c79af0);
    --rotary: light-dark(#b3265f, #ff8fb8);
    --stretched: light-dark(#b2431c, #ff9d73);
    --mixed: light-dark(#5b5a57, #b9b6ae);
  }

  .box {
    position: relative;
    max-block-size: min(27rem, 62vh);
    margin-block-start: 0.5rem;
    overflow: auto;
    border-block-end: 1px solid var(--hairline);

    /* A shadow at edges with more content; at the end it is covered by paper that scrolls with the table. */
    background:
      linear-gradient(to left, var(--paper) 40%, transparent) right / 3rem 100% no-repeat local,
      linear-gradient(to left, color-mix(in srgb, var(--ink) 18%, transparent), transparent) right / 1.25rem 100%
        no-repeat scroll;
    overscroll-behavior-x: contain;
    touch-action: auto;
  }

  /* An always visible scrollbar, also with overlay scrollbars. */
  .box::-webkit-scrollbar {
    inline-size: 0.5rem;
    block-size: 0.5rem;
  }

  .box::-webkit-scrollbar-thumb {
    border-radius: 0.25rem;
    background: color-mix(in srgb, var(--ink-soft) 60%, var(--paper));
  }

  .models {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }

  .models th:first-child,
  .models td:is(:nth-child(2), :nth-child(3), :last-child),
  .models thead th:is(:nth-child(2), :nth-child(3), :last-child) {
    text-align: start;
  }

  .models th {
    position: sticky;
    background: var(--paper);
  }

  .models thead th {
    inset-block-start: 0;
    z-index: 1;
    padding-block: 0;
    vertical-align: middle;
    text-wrap: balance;
    white-space: normal;
  }

  .models tbody th {
    inset-inline-start: 0;
    color: var(--ink);
    font-weight: 600;
  }

  .models thead th:first-child {
    inset-inline-start: 0;
    z-index: 2;
  }

  .models :is(th, td) {
    padding-inline-end: 0.45rem;
  }

  .models tbody th,
  .models td:last-child {
    min-inline-size: 6rem;
    overflow-wrap: anywhere;
    white-space: normal;
  }

  .models td {
    block-size: 1.75rem;
  }

  .models thead button {
    min-block-size: 2.75rem;
    text-align: inherit;
  }

  .models thead button:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  .models thead i {
    display: inline-block;
    inline-size: 0.75em;
    font-style: normal;
  }

  .models thead i.ascending::before {
    content: '↑';
  }

  .models thead i.descending::before {
    content: '↓';
  }

  [aria-sort='ascending'],
  [aria-sort='descending'] {
    color: var(--ink);
  }

  td a {
    display: inline-block;
    padding-block: 0.2rem;
  }

  .models b,
  .opened-name b {
    color: var(--mark);
    font-weight: 600;
  }

  .picked :is(th, td) {
    border-block-end-color: var(--ink);
    background: color-mix(in srgb, var(--paper) 88%, var(--ink));
  }

  .doubt,
  .legend .mark {
    color: var(--warning);
    font-weight: 700;
  }

  .doubt {
    padding-inline-start: 0.15em;
    cursor: help;
  }

  .legend {
    display: block;
    margin: 0.25rem 0 0;
  }

  .count {
    margin-block-start: 0.5rem;
  }

  .search .text-field {
    inline-size: 14rem;
    max-inline-size: 100%;
  }

  /* Wraps if narrow, so that all columns fit on a tablet. */
  @container ${medium} {
    .models :is(.encoding, .context) {
      white-space: normal;
    }
  }

  @container ${medium} and ${notWide} {
    .models {
      font-size: 0.75rem;
    }
  }

  @container ${narrow} {
    .models tbody th {
      max-inline-size: 7rem;
    }
  }

  @media (scripting: none), print {
    .box {
      max-block-size: none;
    }

    .models thead button {
      pointer-events: none;
    }
  }
`;
