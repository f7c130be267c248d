import { css } from 'lit';
import { signColours } from '../shared/charts/sign-colours.js';

/** Styles of a ring of clocks around a heat map; lengths are fractions of the ring's width. */
export const sentenceStyles = css`
  ${signColours}

  .controls {
    display: none;
  }

  .ring {
    container-type: inline-size;
    position: relative;
    max-inline-size: var(--ring, 38rem);
    aspect-ratio: 100 / 105;
    margin-inline: auto;
  }

  .track {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 1.5px;
    pointer-events: none;
  }

  :is(.track, .map) :is(path, rect) {
    vector-effect: non-scaling-stroke;
  }

  .place,
  .word {
    position: absolute;
    translate: -50% -50%;
  }

  /* As large as a word's clock. */
  .place {
    display: grid;
    box-sizing: border-box;
    place-items: center;
    inline-size: 14.2cqi;
    block-size: 14.2cqi;
    border: 1.5px dashed var(--hairline);
    border-radius: 50%;
    background: var(--paper);
    color: var(--ink-soft);
    font-size: clamp(0.75rem, 2.8cqi, 1rem);
    cursor: pointer;
  }

  /* A compositing layer per word, so that moving it does not repaint the ring and the map. */
  .word {
    will-change: transform;
    inline-size: 15.6cqi;
    block-size: 15.6cqi;
    border-radius: 50%;
    cursor: grab;
    touch-action: none;
    user-select: none;
    -webkit-touch-callout: none;
  }

  .word[data-marked] {
    z-index: 1;
  }

  .word[data-held] {
    z-index: 2;
    cursor: grabbing;
  }

  .word:focus-visible {
    outline: 2.5px solid var(--focus);
    outline-offset: 1px;
  }

  .face {
    fill: var(--paper);
    stroke: var(--ink-soft);
    stroke-width: 4;
  }

  .word:hover .face {
    stroke: var(--ink);
    stroke-width: 6;
  }

  .word[data-marked] .face {
    stroke: var(--accent);
    stroke-width: 8;
  }

  .hub {
    fill: var(--ink);
  }

  .drag-arrows {
    fill: none;
    stroke: var(--accent);
    stroke-width: 9;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* Below the clock, and part of the draggable area. */
  .name {
    position: absolute;
    inset: 100% auto auto 50%;
    translate: -50%;
    padding: 0.05em 0.3em 0.2em;
    background: var(--paper);
    font: clamp(0.875rem, 3.2cqi, 1.1875rem) / 1.15 var(--font-text);
    white-space: nowrap;
  }

  /* Long words of the reader. */
  .name > span {
    display: inline-block;
    max-inline-size: 16cqi;
    overflow-x: clip;
    text-overflow: ellipsis;
  }

  /* Keeps the focus ring unbroken. */
  .word:focus-visible .name {
    background: none;
  }

  .name b {
    color: var(--ink-soft);
    font: 400 0.75em/1 var(--font-ui);
    font-variant-numeric: tabular-nums;
  }

  .word[data-marked] .name b {
    color: var(--accent);
    font-weight: 650;
  }

  .map {
    position: absolute;
    inset: 28.5cqi 29cqi auto auto;
    inline-size: 34cqi;
    block-size: 48cqi;
  }

  .left {
    fill-opacity: 0.3;
  }

  .under {
    fill: var(--paper);
  }

  .marked {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2px;
  }

  .row-name {
    position: absolute;
    inset-inline-end: calc(100% + 0.5em);
    translate: 0 -50%;
    max-inline-size: 20cqi;
    overflow-x: clip;
    color: var(--ink-soft);
    font: clamp(0.6875rem, 2.5cqi, 0.9375rem) / 1 var(--font-text);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .row-name.number {
    font-family: var(--font-ui);
    font-size: clamp(0.6875rem, 2.2cqi, 0.8125rem);
  }

  .row-name.in-hand {
    color: var(--accent);
    font-weight: 650;
  }

  @media (scripting: none) {
    .drag-arrows {
      display: none;
    }
  }
`;
