import { css } from 'lit';

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

  .what,
  .alone,
  .cost {
    margin: 0;
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

  /* Fills its cell, for touch exploration with a screen reader. */
  .formats input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  .formats span {
    padding: 0.05rem 0.3rem;
    border: 1px solid var(--hairline);
    border-radius: 1rem;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
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

  .picture svg.route {
    display: none;
    position: absolute;
    inset: 0;
    block-size: 100%;
    overflow: visible;
  }

  .route path {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }

  .alone {
    display: flex;
    grid-row: 1;
    grid-column: 2;
    gap: 0.4rem;
    align-items: center;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
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

  .severe .alone b,
  .severe .cost b {
    color: var(--accent);
  }

  .note {
    margin: 0.25rem 0 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .outcome {
    padding-block: 0.4rem;
    border-block: 1px solid var(--hairline);
  }

  .cost b {
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
  }

  .cost span {
    color: var(--ink-soft);
  }

  .skipped .what {
    color: var(--ink-soft);
  }

  @container (min-width: 40rem) {
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

    .picture svg.route {
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

    .outcome .cost b,
    .outcome .cost span {
      display: block;
    }
  }

  /* Hides options without scripts, since they can't be changed. */
  @media (scripting: none) {
    .formats label {
      cursor: default;
      pointer-events: none;
    }

    .formats input:not(:checked) + span {
      visibility: hidden;
    }
  }

  @media print {
    .formats input:not(:checked) + span {
      visibility: hidden;
    }
  }

  @media (forced-colors: active) {
    .formats input:checked + span {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .track i {
      background: CanvasText;
    }
  }
`;
