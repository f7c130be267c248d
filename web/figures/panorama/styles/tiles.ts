import { css } from 'lit';
import { notWide } from '../../shared/styles/breakpoints.js';

/** Styles of a block's tile: title, entry of positions, output. */
export const tileStyles = css`
  .tile {
    position: relative;
    display: grid;
    grid-row: 1;
    grid-template-rows: 2.25rem 1.25rem var(--drawn);
    grid-template-columns: minmax(0, 1fr);
    padding: 0 0.5rem 0.75rem;
    border-block-start: 2px solid transparent;
  }

  /* The residual stream past every block: a line per word. */
  .tile + .tile::before,
  .open + .tile::before,
  .gutter + .tile::before {
    content: '';
    position: absolute;
    inset-block-end: 0.75rem;
    inset-inline-start: -0.5rem;
    inline-size: 1rem;
    block-size: var(--drawn);
    background: repeating-linear-gradient(
      to bottom,
      transparent 0 calc(var(--row) / 2 - 0.5px),
      var(--hairline) calc(var(--row) / 2 - 0.5px) calc(var(--row) / 2 + 0.5px),
      transparent calc(var(--row) / 2 + 0.5px) var(--row)
    );
  }

  .gutter + .tile::before {
    inset-inline-start: 0;
    inline-size: 0.5rem;
  }

  .tile[data-open] {
    border-block-start-color: var(--ink);
    background: color-mix(in oklch, var(--ink) 5%, transparent);
  }

  .title {
    z-index: 1;
    align-self: end;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.15;
    text-align: start;
  }

  /* Makes the whole tile a button. */
  .title::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .title:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  .entry {
    overflow: hidden;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1.25rem;
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  [data-enters] .entry {
    letter-spacing: -0.01em;
    color: var(--encoding, var(--accent));
    font-weight: 600;
  }

  [data-enters] .entry::before {
    content: '▾ ' / '';
  }

  .tile .row-names {
    display: none;
  }

  .output .entry {
    color: var(--ink);
    font-weight: 600;
  }

  .drawn {
    block-size: var(--drawn);
  }

  .map path {
    vector-effect: non-scaling-stroke;
  }

  [data-enters]:not(.heads) .frame,
  [data-enters] .map .frame {
    stroke: var(--encoding, var(--accent));
    stroke-width: 2;
  }

  [data-idle] .drawn {
    opacity: 0.4;
  }

  [data-idle] .frame {
    stroke: var(--ink-soft);
    stroke-dasharray: 4 3;
  }

  .tile .row {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.5;
  }

  .ink {
    fill: var(--ink);
  }

  /* On phones blocks are stacked; the open panel follows its block. */
  @container ${notWide} {
    .tile {
      grid-column: 1 / -1;
      grid-row: auto;
      grid-template-rows: 2.75rem var(--drawn);
      grid-template-columns: 3.5rem minmax(0, 1fr);
      column-gap: 0.4rem;
      padding-inline: 0.5rem;
      align-items: center;
    }

    .tile .row-names {
      display: grid;
      grid-area: auto;
    }

    .tile .title {
      white-space: nowrap;
    }

    .tile.heads {
      --drawn: 14rem;
    }

    /* Touch target that does not increase the line height. */
    .title {
      align-self: center;
      min-block-size: 2.75rem;
      margin-block: -0.84rem;
      font-size: 0.9375rem;
    }

    .entry {
      text-align: end;
    }

    .tile::before {
      display: none !important;
    }
  }
`;
