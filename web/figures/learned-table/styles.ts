import { css } from 'lit';
import { wide } from '../shared/styles/breakpoints.js';

/** Styles: matrix and plane are side by side on every screen, because moving in one changes the other. */
export const learnedTableStyles = css`
  .tables {
    display: grid;
    gap: 1rem 2.5rem;
    margin-block-start: 0.5rem;
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 clamp(1.75rem, 6cqi, 4rem);
    padding-inline-start: 1.5rem;
  }

  .table-name {
    grid-column: 1 / -1;
    margin: 0 0 0.25rem -1.5rem;
    font-weight: 600;
  }

  figure {
    display: flex;
    flex-direction: column;
    justify-content: end;
    min-inline-size: 0;
  }

  figcaption {
    margin-block-end: 0.5rem;
    line-height: 1.25;
  }

  .plot {
    position: relative;
    margin-block-end: 2.75rem;
    padding: 0;
    border: 1px solid var(--hairline);
  }

  .plot.matrix {
    cursor: crosshair;
  }

  .plot svg {
    aspect-ratio: 1;
  }

  .plot path {
    vector-effect: non-scaling-stroke;
  }

  .matrix path[style] {
    shape-rendering: crispedges;
  }

  /* Stands out from cells of every colour. */
  .halo {
    fill: none;
    stroke: var(--paper);
    stroke-width: 4px;
  }

  .followed:not(.label),
  .path {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.5px;
  }

  .axes,
  .paths {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 1px;
  }

  .paths {
    stroke: var(--ink-soft);
    stroke-opacity: 0.35;
  }

  .chain {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5px;
    stroke-linejoin: round;
  }

  /* Zero-length lines, whose caps are the points. */
  .points,
  .point {
    stroke: var(--ink);
    stroke-width: 6px;
    stroke-linecap: round;
  }

  .point {
    stroke: var(--accent);
    stroke-width: 9px;
  }

  .matrix .label.x {
    inset-block-start: calc(100% + 0.35rem);
  }

  .matrix .label.y {
    inset-inline-end: calc(100% + 0.35rem);
  }

  .label.title.x {
    inset-block-start: calc(100% + 1.6rem);
  }

  /* Rotated instead of vertical text, which would change the inline direction. */
  .label.y-title {
    inset: 50% calc(100% + 0.35rem) auto auto;
    writing-mode: vertical-rl;
    transform: translateY(-50%) rotate(180deg);
  }

  /* Chinese is set vertically. */
  :host(:lang(zh)) .label.y-title {
    transform: translateY(-50%);
  }

  .plane .label.x {
    transform: none;
  }

  .plane .low.x {
    inset-inline-start: 0;
  }

  .plane .high.x {
    inset-inline-end: 0;
  }

  .plane .high.y {
    inset-block-start: 0;
    transform: none;
  }

  .plane .low.y {
    inset-block-end: 0;
    transform: none;
  }

  .label.number {
    transform: translate(calc(-50% + 0.85rem * var(--x)), calc(-50% + 0.85rem * var(--y)));
    color: var(--ink);
    text-shadow:
      0 0 2px var(--paper),
      0 0 2px var(--paper);
  }

  .label.number.followed,
  .reading .row {
    color: var(--accent);
    font-weight: 600;
  }

  .reading {
    --lines: 4;
    --wide-lines: 3;

    margin-block-end: 0.75rem;
  }

  .run .button {
    min-inline-size: 6rem;
  }

  .state {
    --lines: 3;

    align-content: center;
  }

  @container ${wide} {
    .tables.compared {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .compared .pair {
      gap: 0 2.25rem;
    }
  }
`;
