import { css } from 'lit';

/** Two plots above one axis, beside `plot-styles.ts`. */
export const cliffPlotStyles = css`
  .plots {
    position: relative;
    margin: 2.5rem 0.75rem 3rem 3rem;
    cursor: ew-resize;
    touch-action: pan-y;
  }

  .panel {
    position: relative;
    block-size: clamp(10rem, 24cqi, 12rem);
  }

  .panel.rate {
    block-size: clamp(5rem, 12cqi, 6rem);
    margin-block-start: 2.1rem;
  }

  .missing {
    position: absolute;
    inset-block-start: 1rem;
    inset-inline: 1rem;
    max-inline-size: 30rem;
    margin: 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--accent);
    background: var(--paper);
    pointer-events: none;
  }

  .drawing path,
  .sample path {
    fill: none;
    stroke: var(--ink);
    vector-effect: non-scaling-stroke;
  }

  .drawing .bound {
    stroke: var(--ink-soft);
    stroke-width: 1;
  }

  .marker.square {
    stroke-width: 5.5;
    stroke-linecap: square;
  }

  .label.y {
    transform: translateY(50%);
  }

  .label.title {
    inset-block-end: calc(100% + 0.6rem);
    inset-inline-start: -3rem;
  }

  /* Above the grip of the noise. */
  .error .label.title {
    inset-block-end: calc(100% + 1.25rem);
  }

  .label.x-title {
    inset-block-start: calc(100% + 1.9rem);
    inset-inline-end: 0;
  }

  .label.name {
    margin-inline-end: 0.85rem;
    color: var(--ink);
    font-weight: 600;

    /* The line of another width may pass behind. */
    text-shadow:
      0 0 3px var(--paper),
      0 0 3px var(--paper),
      0 0 3px var(--paper);
    transform: translateY(50%);
  }

  /* A flat climb comes from below: above its middle there is room. */
  .rate .label.name {
    transform: none;
  }

  .label.bound-name {
    inset-inline-end: 0;
    transform: translateY(-0.35rem);
  }

  .mark {
    position: absolute;
    inset-block: -0.5rem;
    inline-size: 0;
    margin-inline-start: -1px;
    border-inline-start: 2px solid var(--accent);
  }

  .mark::before {
    content: '';
    position: absolute;
    inset-block-start: -0.3rem;
    inset-inline-start: calc(-1px - 0.35rem);
    inline-size: 0.7rem;
    block-size: 0.7rem;
    border-radius: 50%;
    background: var(--accent);
  }
`;
