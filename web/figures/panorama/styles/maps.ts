import { css } from 'lit';

/** Styles of the small attention maps, which are buttons. */
export const mapStyles = css`
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

    /* Maps are smaller on the narrowest phones. */
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

  @container (width < 46rem) {
    .tile .maps {
      grid-column: 1 / -1;
    }
  }
`;
