import { css } from 'lit';
import { controlStyles } from './control-styles.js';
import { primitives } from './primitives.js';

/** The sheets of every figure: controls, colours and frame, primitives. Custom properties of the page override the colours. */
export const figureStyles = [
  controlStyles,
  css`
    :host {
      --paper: var(--pe-paper, light-dark(#fdfcf8, #12151b));
      --ink: var(--pe-ink, light-dark(#1d1c1a, #e9e6df));
      --ink-soft: var(--pe-ink-soft, light-dark(#5f5b54, #a7a49c));
      --hairline: var(--pe-hairline, light-dark(#dcd8ce, #333943));
      --accent: var(--pe-accent, light-dark(#c1371d, #ff7a5c));
      --warning: var(--pe-warning, light-dark(#b35900, #ffb84d));
      --hatch: repeating-linear-gradient(-45deg, var(--warning) 0 2px, transparent 2px 6px);
      --focus: var(--pe-focus, light-dark(#1857c4, #8ab8ff));
      --font-ui: var(--pe-font-ui, system-ui, sans-serif);
      --font-text: var(--pe-font-text, var(--font-ui));
      --font-mono: var(--pe-font-mono, ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace);

      display: block;
      color: var(--ink);
      font: 400 0.875rem/1.4 var(--font-ui);
      font-variant-numeric: tabular-nums;
      text-wrap-style: pretty;

      /* Inherit only the typeface. */
      letter-spacing: normal;
      text-align: start;
      text-indent: 0;
      text-transform: none;
      white-space: normal;
      container-type: inline-size;

      /* Limits repaints to this figure. */
      isolation: isolate;
    }

    :host([hidden]) {
      display: none;
    }

    :where(p, ul, ol, dl, dd, figure, h3, pre) {
      margin: 0;
    }

    :where(ul, ol) {
      padding: 0;
      list-style: none;
    }

    :where(a) {
      color: inherit;
    }

    :where(pre) {
      overflow-x: auto;
      padding-block: 0.5rem;
      font: 0.8125rem/1.55 var(--font-mono);
    }

    /* Below the minimum width, scroll the figure instead of the page. */
    @media (width < 320px) {
      :host {
        overflow-x: auto;
      }
    }

    .lead {
      display: flex;
      margin-block-end: 0.25rem;
      gap: 0.5rem;
      align-items: center;
      justify-content: space-between;
    }

    .heading,
    .instruction {
      font-size: 0.9375rem;

      /* No single character on the last line of a Chinese heading. */
      text-wrap: balance;
    }

    .heading {
      font-weight: 600;
    }

    .corner {
      position: relative;
      flex: none;
      margin-inline-start: auto;
    }

    .dots {
      display: grid;

      /* Ends at the figure's edge; otherwise narrow pages scroll sideways. */
      place-items: center end;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      color: var(--ink-soft);
    }

    .dots:hover {
      color: var(--ink);
    }

    .dots svg {
      inline-size: 1.25rem;
      fill: currentcolor;
    }

    /* Hidden until the menu's items and styles have loaded. */
    .menu {
      padding: 0;
      border: 0;
    }

    .settings {
      margin-block-start: 0.25rem;
    }

    .settings .controls {
      margin-block: 0 0.5rem;
    }

    .picture {
      position: relative;
      touch-action: pan-y;
    }

    :where(.picture svg) {
      display: block;
      inline-size: 100%;
      block-size: auto;
      overflow: visible;
    }

    .controls {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 1.5rem;
      align-items: end;
      margin-block-start: 0.75rem;
    }

    /* Groups of controls start on a new line. */
    .line {
      display: flex;
      flex: 1 0 100%;
      flex-wrap: wrap;
      gap: 0.25rem 2rem;
      align-items: center;
    }

    /* As many number fields per row as fit. */
    .line.columns-of-fields {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
      align-items: end;
    }

    /* Fields with and without sliders, aligned at their labels. */
    .line.fields {
      align-items: start;
    }

    .fields pe-number-field[typed-only] {
      margin-block-start: -0.5rem;
    }

    .caption {
      margin-block-start: 0.75rem;
      max-inline-size: 42rem;
      color: var(--ink-soft);
      font: 0.9375rem/1.4 var(--font-text);
    }

    /* For slides and iframes: fits the height and scrolls only the picture. */
    .compact {
      --pe-dial: 20rem;
      --compact-ring-offset: -2px; /* would be clipped outside */

      display: flex;
      flex-direction: column;
      box-sizing: border-box;
      max-block-size: var(--pe-height, 40rem);
      overflow: hidden auto;
    }

    .compact > * {
      flex: none;
    }

    .compact > .picture {
      flex: 0 1 auto;
      min-block-size: min(12rem, 40%);
      border-block-end: 1px solid var(--hairline);
      overflow: hidden auto;
      scrollbar-width: thin;
    }

    .compact > .lead {
      margin: 0;
    }

    .compact :is(.heading, .instruction) {
      display: inline;
      margin-inline-end: 0.5em;
    }

    .compact > :is(.controls, .caption) {
      margin-block-start: 0.25rem;
    }

    .compact > .caption {
      font-size: 0.8125rem;
    }

    .tools {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
      align-items: start;
      margin-block-start: 0.25rem;
    }

    .shown-link {
      overflow-wrap: anywhere;
      user-select: all;
    }

    .embed .options {
      gap: 0 1rem;
    }

    .embed pre {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
      user-select: all;
    }

    .scroll {
      max-block-size: 20rem;
      overflow: auto;
    }

    table {
      border-collapse: collapse;
      font-size: 0.8125rem;
    }

    th,
    td {
      padding: 0.25rem 0.75rem 0.25rem 0;
      border-block-end: 1px solid var(--hairline);
      text-align: end;
      white-space: nowrap;
    }

    th {
      color: var(--ink-soft);
      font-weight: 500;
    }

    /* Keeps column headers in view while rows scroll. Not in the page, where they would cover rows. */
    .scroll thead th {
      position: sticky;
      inset-block-start: 0;
      background: var(--paper);
    }

    .visually-hidden {
      position: absolute;
      overflow: hidden;
      clip-path: inset(50%);
      inline-size: 1px;
      block-size: 1px;
      white-space: nowrap;
    }

    /* Full screen: scrolls if higher. Overrides the page's positioning. */
    :host(:fullscreen) {
      overflow: auto !important;
      align-content: safe center;
      padding: 1.5rem max(1.5rem, 50% - 40rem) !important;
      border: 0 !important;
      background: var(--paper) !important;
    }

    :host(:fullscreen) > .figure {
      --pe-dial: clamp(16rem, 100vh - 19rem, 60rem);
      --pe-height: none;
    }

    /* Without scripts, keep the prerendered picture and the caption, and hide controls. */
    @media (scripting: none) {
      .lead,
      .controls,
      .settings,
      .tools {
        display: none;
      }

      .picture * {
        cursor: auto !important;
        touch-action: auto !important;
      }
    }

    /* Dials, words and cells stay: they are part of the picture. */
    @media print {
      .instruction,
      .corner,
      .controls,
      .settings,
      .tools,
      .screen-only,
      :is(.button, .text-button, .preset, .play, button.step):not(summary) {
        display: none;
      }
    }

    /* Drawings keep the colours that they are given, so they are given those of the system. */
    @media (forced-colors: active) {
      :host {
        --paper: Canvas;
        --ink: CanvasText;
        --ink-soft: CanvasText;
        --hairline: GrayText;
        --accent: Highlight;
        --warning: Highlight;
        --focus: Highlight;
      }

      /* Bars and samples, and what is selected: their backgrounds carry the meaning. */
      i:empty,
      :checked + span,
      [aria-pressed='true'] {
        forced-color-adjust: none;
      }
    }
  `,
  primitives,
];
