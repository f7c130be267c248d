import { css } from 'lit';
import { wide } from '../shared/styles/breakpoints.js';

/** Styles of the verdict, the spiral of dials, what stands beside and behind it, and warnings. */
export const modelClockStyles = css`
  .model-name {
    overflow-wrap: anywhere;
    font-size: 1.125rem;
  }

  .facts {
    margin-block: 0.5rem 0.75rem;
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

  .layers i {
    border: 1px solid var(--ink-soft);
    box-sizing: border-box;
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

  .verdict {
    margin-block: 0.75rem 0.25rem;
    overflow-wrap: anywhere;
    font-size: clamp(1.125rem, 3.2cqi, 1.5rem);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: pretty;
  }

  .about {
    max-inline-size: 42rem;
    margin-block: 0.25rem;
  }

  .stage {
    display: grid;
    gap: 0.5rem 2.5rem;
    align-items: center;
    margin-block: 1rem;
  }

  .spiral {
    position: relative;
    max-inline-size: 26rem;
    margin-inline: auto;
    cursor: pointer;
  }

  .spiral .rim {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 6;
  }

  .spiral .tint {
    fill: var(--warning);
  }

  .spiral .new-arc {
    stroke-dasharray: none;
  }

  .spiral .new .rim {
    stroke: var(--warning);
    stroke-width: 12;
  }

  /* New in the file, and no longer with the edit. */
  .spiral .was-new .rim {
    stroke: var(--warning);
    stroke-dasharray: 20 20;
  }

  .axis-name {
    fill: var(--ink);
    font: 600 100px var(--font-ui);
    text-anchor: middle;
    dominant-baseline: central;
  }

  .chosen {
    position: absolute;
    aspect-ratio: 1;
    border-radius: 50%;
    outline: 2px solid var(--ink);
    outline-offset: 2px;
  }

  .chosen:focus-visible {
    outline: 3px solid var(--focus);
  }

  .stage .legend {
    justify-content: center;
    margin: 0.75rem 0 0;
  }

  i:is(.seen, .new) {
    border-radius: 50%;
    background: color-mix(in srgb, var(--warning) 60%, var(--paper));
    box-shadow: inset 0 0 0 2px var(--warning);
  }

  i.seen {
    background: linear-gradient(90deg, light-dark(#b86e00, #ffc46b), light-dark(#6b3fa0, #c9a3ff));
    opacity: 0.5;
    box-shadow: none;
  }

  .side .controls {
    margin-block: 0.5rem;
  }

  .offer button:disabled {
    border-color: transparent;
    color: var(--ink-soft);
    cursor: default;
  }

  .changes {
    margin-block: 0.5rem;
    overflow-wrap: anywhere;
  }

  .changes del {
    color: var(--ink-soft);
  }

  .take details {
    overflow-x: auto;
  }

  .take :is(th, td) {
    min-inline-size: 4rem;
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
    vertical-align: top;
  }

  .compare .marker {
    stroke-width: 5;
  }

  /* Pairs that meet new angles stand out. */
  .compare .marker[stroke='var(--warning)'] {
    stroke-width: 9;
  }

  .text.region {
    inline-size: max-content;
    max-inline-size: 24cqi;
    background: var(--paper);
    line-height: 1.2;
    text-align: end;
    white-space: normal;
  }

  .ratio .box {
    block-size: 5rem;
  }

  .pair-reading {
    --lines: 4;

    margin-block-start: 0.75rem;
  }

  .remarks {
    max-inline-size: 42rem;
    margin-block-start: 0.75rem;
  }

  .alarm {
    padding-inline-start: 1.25rem;
    background: var(--hatch) left / 0.5rem 100% no-repeat;
  }

  .alarm b {
    color: var(--warning);
  }

  .remarks li {
    margin-block-start: 0.35rem;
    overflow-wrap: anywhere;
  }

  @container ${wide} {
    .stage {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    }
  }

  @media (scripting: none) {
    .take,
    .compare,
    .offer button,
    .code .copy {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .spiral .tint {
      fill: none;
    }

    .spiral .new .rim {
      stroke: Highlight;
    }
  }
`;
