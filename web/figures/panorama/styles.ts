import { css } from 'lit';
import { medium, wide } from '../shared/styles/breakpoints.js';

export const panoramaStyles = css`
  .chips {
    margin-block-end: 0.25rem;
  }

  .picture .text-field {
    inline-size: min(100%, 36rem);
    color: var(--ink-soft);
    font-size: 1rem;
  }

  .verdict {
    --lines: 2;
    --wide-lines: 1;

    margin-block: 0.75rem 0.5rem;
    font-size: 1.1875rem;
    font-weight: 600;
  }

  /* The stations in the order of the computation; on phones the heads have a line of their own. */
  .belt {
    display: grid;
    grid-template-columns: repeat(6, 1fr);
    gap: 0 0.5rem;
  }

  .station {
    --high: 2.75rem;

    grid-column: span 2;
    min-inline-size: 0;
    padding: 0.35rem 0.25rem 0.2rem;
    border-block-start: 3px solid transparent;
  }

  .station:is(.embedding, .position) {
    grid-column: span 3;
  }

  .station.heads {
    grid-column: 1 / -1;
  }

  .station[data-enters] {
    border-block-start-color: var(--encoding);
  }

  .station[data-idle] {
    opacity: 0.45;
  }

  .station[data-open],
  .open {
    background: color-mix(in srgb, var(--ink) 6%, var(--paper));
  }

  .station label {
    position: relative;
    display: block;
  }

  .station svg {
    block-size: var(--high);
  }

  .station :is(b, b + span) {
    display: inline-block;
    white-space: nowrap;
  }

  .station span:empty {
    display: none;
  }

  .maps {
    display: grid;
    grid-template-columns: repeat(8, 1fr);
    gap: 0.25rem;
  }

  /* In the corner that the mask leaves blank. */
  .share {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0.15rem;
    pointer-events: none;
  }

  [data-chosen] > svg {
    outline: 2px solid var(--ink);
  }

  .covering:focus-visible + svg {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  /* As high for every block, and for shapes. */
  .open {
    --high: 11rem;

    box-sizing: border-box;
    min-block-size: 25.25rem;
    padding: 0.5rem 0.25rem;
  }

  /* One line of matrices is as high as two. */
  .lines {
    display: grid;
    grid-auto-rows: 1fr;
    gap: 0.5rem;
    block-size: 17rem;
  }

  .matrices {
    display: flex;
    gap: 0.25rem;
    min-block-size: 0;
  }

  .matrix {
    display: flex;
    flex: var(--columns) 1 0;
    flex-direction: column;
    min-inline-size: 2rem;
    max-inline-size: calc(var(--columns) * 1.5rem);
  }

  .matrix > p {
    white-space: nowrap;
  }

  .cells {
    position: relative;
    flex: 1;
    cursor: crosshair;
  }

  .sign {
    align-self: center;
  }

  .row-names {
    display: grid;
    flex: none;
    grid-auto-rows: 1fr;
    align-items: center;
    line-height: 1;
    text-align: end;
  }

  .matrices .row-names {
    padding-block-start: 1lh;
  }

  [data-lit] {
    color: var(--accent);
    font-weight: 600;
  }

  .ink {
    fill: var(--ink);
  }

  .lit,
  .spot {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.5;
  }

  .spot {
    stroke-width: 3;
  }

  .asked {
    display: grid;
    gap: 0.25rem;
    justify-items: start;
    margin-block-start: 0.5rem;
  }

  .asked p {
    --lines: 3;
    --wide-lines: 1;

    overflow-wrap: anywhere;
  }

  .axis label {
    font-family: var(--font-mono);
  }

  .sheets {
    display: grid;
    grid-template-columns: repeat(3, 2fr max-content 3fr);
    gap: 0.25rem;
    margin-block: 0.5rem;
  }

  .sheets svg {
    block-size: var(--high);
  }

  .mask:not(:first-child) {
    margin-inline-start: 0.25rem;
  }

  @container ${medium} {
    .belt {
      grid-template-columns: 1fr 1fr 2.2fr 1fr 1.1fr 1fr;
      gap: 0 0.25rem;
    }

    .station:nth-child(n) {
      --high: 4.5rem;

      grid-column: auto;
    }

    .maps {
      --high: 2.1rem;

      grid-template-columns: repeat(4, 1fr);
      gap: 0.3rem 0.25rem;
    }

    .open {
      --high: 7rem;

      min-block-size: 12.5rem;
    }

    .lines {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      block-size: max(8rem, 1.2rem + 0.75rem * var(--words));
    }

    .asked {
      grid-template-columns: 1fr auto;
    }
  }

  @container ${wide} {
    .station:nth-child(n) {
      --high: 6rem;
    }

    .maps {
      --high: 2.75rem;

      gap: 0.5rem 0.25rem;
    }

    .open {
      min-block-size: 15.5rem;
    }

    .lines {
      block-size: 11rem;
    }
  }
`;
