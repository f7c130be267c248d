import { css } from 'lit';
import { notWide, wide } from '../shared/styles/breakpoints.js';

/** Styles of the lanes of dots, and the selected model below. */
export const timelineStyles = css`
  .timeline {
    position: relative;
    margin-block: 0.5rem 2.75rem;
    margin-inline: 0.25rem;
  }

  .lane {
    position: relative;
    block-size: calc(24px * var(--lines) + 5px);
    border-block-start: 1px solid var(--hairline);
  }

  .lane > b {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 0.25rem;
    color: var(--mark);
    font-size: 0.8125rem;
    font-weight: 600;
  }

  .lane.named-behind > b {
    inset-inline: auto 0.25rem;
  }

  .dot {
    position: absolute;
    inset-block-start: calc(24px * var(--line) + 2px);
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin-inline-start: -12px;
  }

  .dot::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid var(--mark);
    border-radius: 50%;
    box-sizing: border-box;
    background: var(--mark);
  }

  .dot:hover::before,
  .dot[aria-pressed='true']::before {
    inline-size: 16px;
    block-size: 16px;
  }

  .dot[aria-pressed='true']::before {
    border-color: var(--ink);
    border-width: 3px;
  }

  .dot.faint:not([aria-pressed='true'])::before {
    background: none;
    opacity: 0.35;
  }

  .years i {
    position: absolute;
    inset-block: 0;
    border-inline-start: 1px solid var(--hairline);
  }

  .axis {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    block-size: 2.75rem;
    border-block-start: 1px solid var(--ink-soft);
  }

  .axis span {
    position: absolute;
    inset-block-start: 0.2rem;
    transform: translateX(-50%);
  }

  .axis b {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    font-weight: 500;
  }

  .undated {
    gap: 0 0.75rem;
    margin-block: 0.25rem;
  }

  .undated span {
    display: inline-flex;
    align-items: center;
  }

  .undated .dot {
    position: static;
    margin: 0;
  }

  .opened {
    min-block-size: 7.5rem;
    margin-block-start: 0.5rem;
  }

  .opened-name {
    gap: 0 0.75rem;
    align-items: baseline;
  }

  .opened-name strong {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  .opened .facts {
    margin-block: 0.35rem;
  }

  .opened dd {
    overflow-wrap: anywhere;
  }

  .opened p {
    margin-block: 0.25rem 0;
  }

  .to-clock a {
    display: inline-block;
    padding-block: 0.6rem;
  }

  @container ${wide} {
    .lane {
      block-size: calc(24px * var(--wide-lines) + 5px);
    }

    .lane .dot {
      inset-block-start: calc(24px * var(--wide-line) + 2px);
    }
  }

  /* Lanes are at most a phone screen high, so that the details stay visible. */
  @container ${notWide} {
    .axis span:nth-child(even) {
      display: none;
    }

    .opened {
      position: sticky;
      inset-block-end: 0;
      z-index: 1;
      min-block-size: 12.5rem;
      padding-block: 0.5rem 0.25rem;
      border-inline-start: 0;
      border-block-start: 1px solid var(--ink-soft);
      background: var(--paper);
      font-size: 0.8125rem;
    }

    .opened .facts {
      gap: 0.1rem 1.25rem;
    }
  }

  @media (forced-colors: active) {
    .dot::before {
      forced-color-adjust: none;
    }
  }
`;
