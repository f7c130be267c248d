import { css } from 'lit';
import { narrow } from '../shared/styles/breakpoints.js';

/** Styles of a model's facts, small dials and warnings. */
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

  .sorts {
    margin-block: 0;
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
    border-block-end: 2px solid transparent;
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .dial[aria-pressed='true'] {
    border-block-end-color: var(--ink);
    color: var(--ink);
  }

  .pair-reading {
    --lines: 4;
    --wide-lines: 3;
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

  @container ${narrow} {
    .dials {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
