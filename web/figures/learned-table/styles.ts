import { css } from 'lit';

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
    margin: 0;
    min-inline-size: 0;
  }

  figcaption {
    margin-block-end: 0.5rem;
    font-size: 0.8125rem;
    line-height: 1.25;
  }

  .plot {
    position: relative;
    margin-block-end: 2.75rem;
    border: 1px solid var(--hairline);
  }

  .plot.matrix {
    cursor: crosshair;
    touch-action: pan-y;
  }

  .picture .plot svg {
    block-size: auto;
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

  .label.x-title {
    inset-block-start: calc(100% + 1.6rem);
    inset-inline-end: 0;
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

  /* Reserves the height of the longest sentence. */
  .reading {
    min-block-size: 2.8em;
    margin: 0 0 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  .missing {
    position: absolute;
    inset-block-start: 4rem;
    inset-inline: 1rem;
    max-inline-size: 30rem;
    margin: 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--warning);
    background: var(--paper);
    pointer-events: none;
  }

  .run {
    min-block-size: 2.75rem;
    gap: 0.25rem 1rem;
  }

  .run .tool {
    min-inline-size: 5rem;
    text-align: start;
  }

  .run .tool:not(.cancel) {
    padding-inline: 1rem;
    border: 1.5px solid var(--ink);
    border-radius: 1.375rem;
    color: var(--ink);
    text-align: center;
    text-decoration: none;
  }

  .run .tool:not(.cancel):hover {
    background: var(--ink);
    color: var(--paper);
  }

  .state {
    flex: 1 1 16rem;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  @container (min-width: 48rem) {
    .tables.compared {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .compared .pair {
      gap: 0 2.25rem;
    }
  }

  @container (max-width: 40rem) {
    .state {
      flex-basis: 100%;
      min-block-size: 2.8em;
    }

    .reading {
      min-block-size: 5.6em;
    }
  }

  @container (max-width: 25rem) {
    /* Reserves three lines; Chinese needs two. */
    :host(:not(:lang(zh))) .state {
      min-block-size: 4.2em;
    }
  }

  @media (forced-colors: active) {
    progress {
      appearance: auto;
      block-size: 1rem;
    }
  }
`;
