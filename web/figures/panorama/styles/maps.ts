import { css } from 'lit';
import { notWide } from '../../shared/styles/breakpoints.js';

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
    text-align: start;
  }

  .map svg {
    block-size: 100%;
    min-block-size: 0;
    inline-size: auto;
    max-inline-size: 100%;
    aspect-ratio: 1;
  }

  .head-name {
    overflow: hidden;
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
    font-size: 0.6875rem;
    line-height: 1.1;
  }

  .map[aria-pressed='true'] .head-name {
    font-weight: 600;
    text-decoration: underline 2px;
    text-underline-offset: 2px;
  }

  .map:is(:hover, [aria-pressed='true']) .head-name {
    color: var(--ink);
  }

  @container ${notWide} {
    .tile .maps {
      grid-column: 1 / -1;
    }
  }
`;
