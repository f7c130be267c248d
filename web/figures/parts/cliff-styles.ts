import { css } from 'lit';

/** Two plots above one axis; their labels are text of the page, so chart and drawing share them. */
export const cliffStyles = css`
  .plots {
    position: relative;
    margin: 2.5rem 0.75rem 3.25rem 3rem;
    cursor: ew-resize;
    touch-action: pan-y;
  }

  .panel {
    position: relative;
    block-size: clamp(13rem, 40cqi, 19rem);
  }

  .panel.rate {
    block-size: clamp(6.5rem, 20cqi, 9.5rem);
    margin-block-start: 2.5rem;
  }

  .drawing,
  .canvas {
    position: absolute;
    inset: 0;
  }

  .picture .drawing {
    block-size: 100%;
  }

  /* The chart's margin, see cliff-chart.ts. Its colours are read here; when the theme changes them, the transition tells. */
  .canvas {
    inset: -8px;
    border-color: var(--hairline);
    outline-color: var(--paper);
    caret-color: var(--ink-soft);
    color: var(--ink);
    transition: color 1ms;
    overflow: hidden;
    pointer-events: none;
  }

  .drawing path,
  .sample path {
    fill: none;
    stroke: var(--ink);
    vector-effect: non-scaling-stroke;
  }

  .drawing .grid {
    stroke: var(--hairline);
    stroke-width: 1;
  }

  .drawing .bound {
    stroke: var(--ink-soft);
    stroke-width: 1;
  }

  .curve {
    stroke-width: 2;
    stroke-linejoin: round;
  }

  .marker {
    stroke-width: 8;
    stroke-linecap: round;
  }

  .marker.square {
    stroke-width: 5.5;
    stroke-linecap: square;
  }

  .drawing .marker.hole,
  .sample .marker.hole {
    stroke: var(--paper);
    stroke-width: 5;
  }

  .label {
    position: absolute;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    pointer-events: none;
    white-space: nowrap;
  }

  .label.y {
    inset-inline-end: calc(100% + 0.6rem);
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

  .label.x {
    inset-block-start: calc(100% + 0.6rem);
    transform: translateX(-50%);
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

  .reading {
    inline-size: 100%;
    max-inline-size: 44rem;
    table-layout: fixed;
  }

  .reading th,
  .reading td {
    padding: 0.4rem 0.75rem 0.4rem 0;
    vertical-align: top;
    white-space: normal;
  }

  .reading td {
    font-size: 0.875rem;
  }

  .reading th:first-child {
    text-align: start;
    white-space: nowrap;
  }

  .reading .sigma {
    color: var(--accent);
    font-weight: 600;
  }

  .reading tbody th {
    color: var(--ink);
    font-weight: 600;
  }

  .reading .range {
    display: block;
    color: var(--ink-soft);
    font-size: 0.75rem;
    white-space: nowrap;
  }

  .picture .sample {
    display: inline-block;
    inline-size: 2.75rem;
    block-size: 1rem;
    vertical-align: -0.2em;
    margin-inline-end: 0.35rem;
  }

  /* A field without a slider stands on the line of the other field's label. */
  .fields {
    align-items: start;
  }

  .fields pe-number-field[typed-only] {
    margin-block-start: -0.5rem;
  }

  .fields pe-number-field:not([typed-only]) {
    max-inline-size: 26rem;
  }

  .run {
    min-block-size: 2.75rem;
    gap: 0.25rem 1rem;
  }

  .run .tool {
    min-inline-size: 10rem;
    text-align: start;
  }

  .note {
    flex: 1 1 20rem;
    align-content: center;
    min-block-size: 2.8em;
    color: var(--ink-soft);
  }

  progress {
    appearance: none;
    flex: 0 1 8rem;
    min-inline-size: 4rem;
    block-size: 4px;
    border: 0;
    background: var(--hairline);
    color: var(--ink);
  }

  progress::-webkit-progress-bar {
    background: var(--hairline);
  }

  progress::-webkit-progress-value {
    background: var(--ink);
  }

  progress::-moz-progress-bar {
    background: var(--ink);
  }

  .state {
    flex: 1 1 12rem;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  @container (max-width: 40rem) {
    /* Two lines, whatever there is to say. */
    .state {
      flex-basis: 100%;
      min-block-size: 2.8em;
    }
  }

  @container (max-width: 30rem) {
    .note {
      min-block-size: 4.2em;
    }

    .reading :is(th, td) {
      padding-inline-end: 0.5rem;
    }

    .reading tr > :last-child {
      padding-inline-end: 0;
    }

    .reading tr > :first-child,
    .reading tr > :nth-child(3) {
      inline-size: 21%;
    }

    .picture .sample {
      display: block;
    }
  }

  @media (forced-colors: active) {
    progress {
      appearance: auto;
      block-size: 1rem;
    }
  }
`;
