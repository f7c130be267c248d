import { css } from 'lit';

/** The sentence, and the machine that reads it: tiles side by side, or below each other where there is no room. */
export const machineStyles = css`
  :host {
    --row: 1rem;
  }

  .chips {
    margin-block: 0;
  }

  .picture .encodings {
    margin-block: 0;
  }

  .encodings .choice {
    flex-wrap: wrap;
    column-gap: 1rem;
  }

  .encodings .choice input:checked + span {
    border-block-end-color: var(--ink);
  }

  .answer {
    margin: 0.25rem 0 0.75rem;
    min-block-size: 3em;
    font: 1.0625rem/1.5 var(--font-text);
    font-variant-numeric: tabular-nums;
  }

  .change {
    color: var(--ink-soft);
  }

  .machine {
    display: grid;
    grid-template-columns: max-content repeat(2, minmax(0, 1fr)) minmax(0, 3fr) repeat(3, minmax(0, 1fr));
    --drawn: calc(var(--rows) * var(--row));
  }

  .gutter {
    display: grid;
    grid-row: 1;
    grid-auto-rows: var(--row);
    align-self: end;
    margin-block-end: 0.75rem;
    padding-inline-end: 0.35rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: var(--row);
    text-align: end;
  }

  .gutter [data-lit],
  .row-names [data-lit],
  .column-names [data-lit] {
    color: var(--accent);
    font-weight: 600;
  }

  .tile {
    position: relative;
    display: grid;
    grid-row: 1;
    grid-template-rows: 2.25rem 1.25rem var(--drawn);
    grid-template-columns: minmax(0, 1fr);
    padding: 0 0.5rem 0.75rem;
    border-block-start: 2px solid transparent;
  }

  /* What flows past every block: a line for each word. */
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
    padding: 0;
    border: 0;
    background: none;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.15;
    text-align: start;
    cursor: pointer;
  }

  /* The whole tile opens its block. */
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
    margin: 0;
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
    content: '▾ ';
  }

  .tile .row-names {
    display: none;
  }

  .output .entry {
    color: var(--ink);
    font-weight: 600;
  }

  .picture .drawn {
    inline-size: 100%;
    block-size: var(--drawn);
    overflow: visible;
  }

  .tile .frame,
  .matrix .frame,
  .strip-line .frame {
    fill: none;
    stroke: var(--hairline);
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
    vector-effect: non-scaling-stroke;
  }

  .ink {
    fill: var(--ink);
  }

  .maps {
    --map: calc((var(--drawn) - 0.2rem) / 2 - 1.05rem);
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.2rem 0.6rem;
  }

  .map {
    position: relative;
    z-index: 1;
    display: grid;
    grid-template-rows: minmax(0, 1fr) 1.05rem;
    min-block-size: 0;
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }

  .picture .map svg {
    block-size: 100%;
    min-block-size: 0;
    inline-size: auto;
    max-inline-size: 100%;
    aspect-ratio: 1;
    overflow: visible;
  }

  .head-name {
    overflow: hidden;
    color: var(--ink-soft);
    font-size: 0.6875rem;
    line-height: 1.05rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* Above the diagonal a causal map is empty. */
  .map .share {
    position: absolute;
    inset-block-start: 1px;
    /* A map is narrower on the narrowest phone. */
    inset-inline-end: max(3px, 100% - var(--map) + 3px);
    color: var(--ink-soft);
    font-size: 0.6875rem;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }

  .map[aria-pressed='true'] .head-name {
    color: var(--ink);
    font-weight: 600;
    text-decoration: underline 2px;
    text-underline-offset: 2px;
  }

  .map:hover .head-name {
    color: var(--ink);
  }

  /* On a phone one walks down: each block below the other, what is open right behind its block. */
  @container (width < 46rem) {
    .machine {
      grid-template-columns: max-content minmax(0, 1fr);
      --row: 0.9375rem;
    }

    .gutter {
      display: none;
    }

    .tile,
    .open {
      grid-column: 1 / -1;
      grid-row: auto;
    }

    .tile {
      grid-template-rows: 2.75rem var(--drawn);
      column-gap: 0.4rem;
      padding-inline: 0.5rem;
      align-items: center;
    }

    .tile {
      grid-template-columns: 3.5rem minmax(0, 1fr);
    }

    .tile .row-names {
      display: grid;
      grid-area: auto;
    }

    .tile .title {
      white-space: nowrap;
    }

    .tile .maps {
      grid-column: 1 / -1;
    }

    .tile.heads {
      --drawn: 14rem;
    }

    /* As high as a finger wants it, in a line that is no higher for it. */
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

  @media (forced-colors: active) {
    .ink {
      fill: CanvasText;
    }

    .tile .row {
      stroke: Highlight;
    }

    .tile[data-open] {
      border-block-start-color: Highlight;
    }
  }
`;
