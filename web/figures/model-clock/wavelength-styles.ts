import { css } from 'lit';

/** Styles of the plot of wavelengths and the strip of new angles. */
export const wavelengthStyles = css`
  .plot {
    padding: 2rem 0.5rem 0.5rem 3rem;
  }

  .box {
    cursor: pointer;
  }

  .waves {
    --plot-height: clamp(12rem, 30cqi, 17rem);
  }

  .waves:not(:has(+ .unseen)) .legend {
    margin-block-start: 3.25rem;
  }

  .unseen {
    --plot-height: 3.5rem;

    padding-block: 0 3.25rem;
  }

  .unseen .drawing path {
    stroke: none;
  }

  .drawing .known {
    fill-opacity: 0.35;
  }

  .unseen .legend {
    margin: 0 0 0.25rem;
  }

  .legend .new {
    background: var(--hatch);
  }

  .legend .known {
    background: linear-gradient(90deg, light-dark(#b86e00, #ffc46b), light-dark(#6b3fa0, #c9a3ff));
    opacity: 0.5;
  }

  .drawing .as-trained {
    stroke: var(--ink-soft);
    stroke-width: 1;
    stroke-dasharray: 3 3;
  }

  .drawing .stem {
    stroke-width: 1.5;
    stroke-opacity: 0.6;
  }

  .drawing .marker {
    stroke-width: 7;
  }

  .drawing .marker.hole {
    stroke-width: 4;
  }

  .across {
    position: absolute;
    inset-inline: 0;
    border-block-start: 1px solid var(--ink);
    pointer-events: none;
  }

  .across.trained {
    border-block-start: 1px dashed var(--ink-soft);
  }

  .across span,
  .text-line {
    position: absolute;
    inset-inline-start: 0.35rem;
    padding-inline: 0.2rem;
    background: color-mix(in srgb, var(--paper) 80%, transparent);
    color: var(--ink);
    font-size: 0.75rem;
    line-height: 1.3;
    white-space: nowrap;
  }

  .across.context span {
    inset-block-end: 1px;
  }

  .across.trained span {
    inset-block-start: 1px;
    color: var(--ink-soft);
  }

  .text-line {
    inset-inline: auto 0.35rem;
    inset-block-start: 3px;
    color: var(--accent);
    font-weight: 600;
  }

  .waves .row {
    min-block-size: 0;
    margin-block-start: -1px;
    border-block: 0;
    border-block-start: 2px solid var(--accent);
  }

  .waves .knob {
    inset-block-start: -0.55rem;
  }

  .column {
    position: absolute;
    inset-block: -3px;
    min-inline-size: 4px;
    border: 2px solid var(--ink);
    box-sizing: border-box;
  }

  .sample {
    inline-size: 1.5rem;
    block-size: 0.6rem;
    overflow: visible;
  }

  .waves .legend {
    margin: 0.5rem 0 0.75rem;
  }
`;
