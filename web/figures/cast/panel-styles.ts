import { css } from 'lit';
import { wide } from '../shared/styles/breakpoints.js';

/** The stages: stacked in narrow containers, otherwise side by side, joined by a line through their formats. */
export const panelStyles = css`
  .stations {
    display: grid;
    gap: 0.5rem;
    margin-block-start: 0.5rem;
    font-size: 0.8125rem;
  }

  .station,
  .outcome {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.75rem;
    align-items: baseline;
    min-inline-size: 0;
  }

  .what i {
    color: var(--ink-soft);
    font-family: var(--font-text);
    white-space: nowrap;
  }

  .formats {
    position: relative;
    grid-row: 2;
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
  }

  /* Six in a row; two rows if the reader has increased letter spacing. */
  .formats label {
    position: relative;
    flex: 1 0 15%;
    display: grid;
    place-items: center;
    min-block-size: 2.75rem;
    cursor: pointer;
  }

  .formats span {
    padding: 0.05rem 0.3rem;
    border: 1px solid var(--hairline);
    border-radius: 1rem;
    color: var(--ink);
    line-height: 1.35;
  }

  .formats label:hover span {
    border-color: var(--ink-soft);
  }

  .formats input:checked + span {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  .formats input:focus-visible + span {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  .route {
    display: none;
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1.5;
  }

  .alone {
    display: flex;
    grid-row: 1;
    grid-column: 2;
    gap: 0.4rem;
    align-items: center;
    white-space: nowrap;
  }

  .track {
    inline-size: 3rem;
    block-size: 0.3rem;
    background: var(--hairline);
  }

  .track i {
    display: block;
    block-size: 100%;
    background: var(--ink-soft);
  }

  .severe .track i {
    background: var(--accent);
  }

  .severe :is(.alone, .cost) b {
    color: var(--accent);
  }

  .outcome {
    padding-block: 0.4rem;
    border-block: 1px solid var(--hairline);
  }

  .cost b {
    font-size: 1.125rem;
  }

  .skipped .what {
    color: var(--ink-soft);
  }

  @container ${wide} {
    .stations {
      grid-template-columns: repeat(7, 1fr);
      gap: 0;
    }

    .station {
      grid-template-rows: auto auto auto;
      grid-template-columns: 1fr;
      justify-items: center;
      align-content: start;
    }

    .what {
      text-align: center;
    }

    .what i {
      display: block;
    }

    .formats {
      grid-row: auto;
      grid-column: auto;
      display: grid;
      inline-size: 100%;
      margin-block: 0.25rem;
    }

    .formats label {
      min-block-size: 1.625rem;
    }

    /* The height of six formats. */
    .formats.through {
      block-size: calc(6 * 1.625rem);
    }

    .formats span {
      padding-inline: 0.5rem;
      background: var(--paper);
    }

    .route {
      display: block;
    }

    .alone {
      flex-direction: column;
      grid-row: auto;
      grid-column: auto;
      gap: 0.2rem;
    }

    .track {
      inline-size: 4rem;
    }

    .outcome {
      grid-template-rows: auto 1fr;
      grid-template-columns: 1fr;
      justify-items: center;
      padding: 0;
      border: 0;
      text-align: center;
    }

    .outcome .cost {
      align-self: center;
    }

    .outcome .cost :is(b, span) {
      display: block;
    }
  }

  /* Options that can't be changed are hidden. */
  @media (scripting: none), print {
    .formats label {
      pointer-events: none;
    }

    .formats input:not(:checked) + span {
      visibility: hidden;
    }
  }
`;
