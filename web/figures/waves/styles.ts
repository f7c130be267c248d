import { css } from 'lit';

/** The plot of the waves, beside `plot-styles.ts`: the reader's position, and the legend below. */
export const wavesStyles = css`
  .plot {
    position: relative;
    padding: 1.75rem 3.75rem 2.75rem 2.75rem;
  }

  .box {
    position: relative;
    block-size: clamp(13rem, 42cqi, 21rem);
    cursor: ew-resize;
    touch-action: pan-y;
  }

  .label.end {
    inset-inline-start: calc(100% + 0.7rem);

    /* The colours of fast hands are too light for letters. */
    color: color-mix(in oklab, var(--hand) 70%, var(--ink));
    font-weight: 600;
    transform: translateY(-50%);
  }

  /* Left of where the reader's position may stand. */
  .label.title.y {
    inset-block-end: calc(100% + 0.35rem);
    inset-inline: auto calc(100% + 0.6rem);
  }

  .reader {
    position: absolute;
    inset-block: -0.25rem 0;
    inset-inline-start: var(--at);
    inline-size: 0;
    margin-inline-start: -1px;
    border-inline-start: 2px solid var(--accent);
  }

  /* An arrow at the edge points to where it lies: a line there would be read as the position. */
  .reader.outside {
    border-inline-start-color: transparent;
  }

  .reader .number {
    position: absolute;
    inset-block-end: calc(100% + 0.15rem);

    /* Inside the plot at both ends. */
    transform: translateX(calc(var(--at) * -1));
    color: var(--accent);
    font-weight: 600;
    line-height: 1.2;
    white-space: nowrap;
  }

  .reader .value {
    position: absolute;
    inset-inline-start: -6px;
    inline-size: 10px;
    block-size: 10px;
    margin-block-start: -5px;
    border: 2px solid var(--paper);
    border-radius: 50%;
    background: currentcolor;
    box-sizing: border-box;
    box-shadow: 0 0 0 1.5px var(--accent);
  }

  .reading {
    margin: 0;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .legend {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(21.5rem, 100%), 1fr));
    gap: 0 1.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .legend li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 2.75rem;
  }

  .about {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: center;
  }

  .shadow {
    color: var(--ink-soft);
  }

  /* As many beside each other as there is room for. */
  .lines {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .lines li {
    display: flex;
    align-items: center;
  }

  .lines pe-number-field {
    --typed-size: 3.25ch;
  }

  .legend .number {
    inline-size: 4.5em;
    text-align: end;
  }

  .sample,
  .remove {
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  /* The chart has the colours of the samples: without them lines could not be told apart. */
  .sample {
    forced-color-adjust: none;
  }

  .sample svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2.5;
  }

  .sample[aria-pressed='false'] svg {
    opacity: 0.3;
  }

  .remove {
    color: var(--ink-soft);
    font-size: 1.125rem;
  }

  .remove:hover {
    color: var(--ink);
  }

  .remove:disabled {
    visibility: hidden;
  }
`;
