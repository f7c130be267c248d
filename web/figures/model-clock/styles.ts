import { css } from 'lit';

/** What is known of a model, its clock, and what to beware of. */
export const modelClockStyles = css`
  .model-name {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: 1.125rem;
  }

  .refusal {
    margin: 0.25rem 0;
    overflow-wrap: anywhere;
    color: var(--accent);
  }

  .provenance {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  a {
    color: inherit;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1.75rem;
    margin: 0.5rem 0 0.75rem;
  }

  .facts dt {
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .facts dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  .layers {
    margin-block: 0.5rem;
  }

  .cells {
    display: flex;
    gap: 1px;
    block-size: 1rem;
  }

  .cells i {
    flex: 1 1 0;
    min-inline-size: 0;
    max-inline-size: 1rem;
  }

  .cells i,
  .legend i.cell {
    border: 1px solid var(--ink-soft);
    box-sizing: border-box;
  }

  .legend i.cell {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  i.global {
    background: var(--ink);
  }

  i.local {
    background: linear-gradient(var(--ink-soft), var(--ink-soft)) bottom / 100% 45% no-repeat;
  }

  i.other {
    background: repeating-linear-gradient(45deg, var(--ink-soft) 0 1px, transparent 1px 4px);
  }

  .layers .legend {
    margin: 0.35rem 0 0;
  }

  .sorts {
    margin-block: 0;
  }

  .plot {
    padding: 2rem 0.5rem 0.5rem 3rem;
  }

  .plot .box {
    position: relative;
    cursor: pointer;
  }

  .waves .box {
    block-size: clamp(12rem, 30cqi, 17rem);
  }

  .waves:not(:has(+ .unseen)) .legend {
    margin-block-start: 3.25rem;
  }

  .unseen {
    padding-block: 0 3.25rem;
  }

  .unseen .box {
    block-size: 3.5rem;
  }

  .unseen .drawing path {
    stroke: none;
  }

  .drawing .known {
    fill-opacity: 0.35;
  }

  .drawing .new {
    fill: var(--accent);
  }

  .strip-title {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.4rem;
    align-items: center;
    margin: 0 0 0.25rem;
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .legend-known,
  .legend-new {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    background: var(--accent);
  }

  .legend-known {
    background: linear-gradient(90deg, light-dark(#b86e00, #ffc46b), light-dark(#6b3fa0, #c9a3ff));
    opacity: 0.5;
  }

  .legend-new {
    margin-inline-start: 0.75rem;
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

  .dials {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: 0.25rem 0.75rem;
    max-inline-size: 44rem;
    margin-block: 0.75rem 0.25rem;
  }

  .dial {
    padding: 0.25rem 0;
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--ink-soft);
    font-size: 0.75rem;
    cursor: pointer;
  }

  .dial .rim {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 2;
  }

  .dial[aria-pressed='true'] {
    border-block-end-color: var(--ink);
    color: var(--ink);
  }

  .reading {
    max-inline-size: 42rem;
    margin: 0.5rem 0 0;
    font-variant-numeric: tabular-nums;
  }

  .pair-reading {
    min-block-size: 3lh;
    margin-block-start: 0;
  }

  .remarks {
    max-inline-size: 42rem;
    margin-block-start: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--hairline);
  }

  .remarks.warnings {
    border-inline-start-color: var(--accent);
  }

  .remarks-title {
    margin: 0;
    font-weight: 600;
  }

  .remarks ul {
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }

  .remarks li {
    margin-block-end: 0.35rem;
    overflow-wrap: anywhere;
  }

  .remarks li b {
    color: var(--ink-soft);
    font-weight: 500;
  }

  .code pre {
    overflow-x: auto;
    margin: 0;
    padding: 0.5rem 0 0.5rem 0.75rem;
    border-inline-start: 2px solid var(--hairline);
    font: 0.8125rem/1.55 var(--font-mono);
  }

  .other {
    margin-block: 0.75rem;
  }

  .bars {
    columns: 2;
    max-inline-size: 42rem;
    margin: 0.75rem 0 0;
    padding: 0;
    list-style: none;
  }

  .bars li {
    display: grid;
    grid-template-columns: 4.5rem 1fr 5.5rem;
    gap: 0.5rem;
    align-items: center;
    break-inside: avoid;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }

  .bars i {
    inline-size: calc(100% * var(--share));
    block-size: 0.5rem;
    background: var(--hand);
  }

  .bars b {
    font-weight: 500;
    text-align: end;
  }

  .buckets {
    position: relative;
    block-size: 2.5rem;
    margin-block: 0.5rem 3.5rem;
  }

  .drawing .bucket {
    stroke: var(--paper);
    stroke-width: 1;
  }

  .rows {
    display: flex;
    block-size: 2rem;
    margin-block: 0.75rem;
  }

  .rows i {
    inline-size: calc(100% * var(--share));
    background: light-dark(#5b7a9d, #8fb0d6);
  }

  .rows i.gone {
    border: 2px dashed var(--accent);
    box-sizing: border-box;
    background: none;
  }

  @container (max-width: 34rem) {
    .dials {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    .bars {
      columns: 1;
    }

    .pair-reading {
      min-block-size: 4lh;
    }
  }

  .legend svg {
    inline-size: 1.5rem;
    block-size: 0.6rem;
    overflow: visible;
  }

  .waves .legend {
    margin: 0.5rem 0 0.75rem;
  }

  @media (scripting: none) {
    .code .copy {
      display: none;
    }
  }

  @media (forced-colors: active) {
    i.global,
    .rows i.there {
      background: CanvasText;
    }

    .drawing .new {
      fill: Highlight;
    }
  }
`;
