import { css } from 'lit';

export const numberStyles = css`
  .input {
    flex-basis: 16rem;
  }

  .number {
    gap: 0.75rem;
    align-items: baseline;
  }

  .number .text-field {
    flex: 0 1 11rem;
    min-inline-size: 5rem;
    border-block-end: 1.5px solid var(--ink-soft);
    font-size: 1.1875rem;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .refusal:empty {
    display: none;
  }
`;
