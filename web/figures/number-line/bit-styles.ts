import { css } from 'lit';

/** Styles of the number's bits in three coloured parts. */
export const bitStyles = css`
  .bits {
    --gap: 3px;

    /* Nine bits (sign or exponent) fit in a row on the narrowest page. */
    --bit: clamp(1.5rem, (100cqi - 2.5rem) / 9 - var(--gap), 2.25rem);

    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
    margin-block-start: 0.75rem;
  }

  .hint {
    flex: 1 0 100%;
    font-size: 0.9375rem;
  }

  .part {
    --part: var(--ink);

    min-inline-size: 0;
  }

  .part.exponent {
    --part: light-dark(#2a5f86, #7cc4ea);
  }

  .part.significand {
    --part: light-dark(#6b3f86, #cba6e2);
  }

  .cells {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem var(--gap);

    /* Wraps the 23 bits of fp32 into two rows of similar length. */
    max-inline-size: calc(12 * (var(--bit) + var(--gap)));
  }

  .bit {
    display: grid;
    align-content: center;
    inline-size: var(--bit);
    block-size: 2.75rem;
    border: 1.5px solid var(--part);
    border-radius: 3px;
    color: var(--part);
    line-height: 1.2;
    text-align: center;
  }

  .bit b {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  .bit span {
    font-size: 0.6875rem;
    letter-spacing: -0.02em;
  }

  .bit[aria-pressed='true'] {
    background: var(--part);
    color: var(--paper);
  }

  .bit:hover {
    outline: 2px solid var(--part);
    outline-offset: 1px;
  }

  .worth {
    margin-block-start: 0.25rem;
    color: var(--part);
    line-height: 1.5;
  }

  @media (scripting: none) {
    .hint {
      display: none;
    }
  }
`;
