import { css } from 'lit';

export const labStyles = css`
  .sentence {
    --lines: 2;
    --wide-lines: 1;

    min-block-size: 2lh;
    gap: 0 0.4em;
    margin-block: 0.5rem;
    font: 1.0625rem/1.5 var(--font-text);
  }

  .sentence b {
    border-block-end: 2px solid var(--accent);
  }

  .answers li {
    gap: 0 0.4rem;
    color: var(--own);
  }

  .answers .share {
    min-inline-size: 4ch;
  }

  .plot {
    --plot-height: clamp(13rem, 38cqi, 18rem);
  }

  .maps {
    display: flex;
    gap: 0.5rem 1.5rem;
    overflow-x: auto;
    scroll-snap-type: x mandatory;
  }

  .maps figure {
    flex: 1 0 min(100%, 15rem);
    max-inline-size: 24rem;
    color: var(--own);
    scroll-snap-align: start;
  }

  .plot.map {
    padding: 3.75rem 0 0.5rem 4.25rem;
  }

  .map .box {
    aspect-ratio: 1;
    block-size: auto;
    fill: currentcolor;
    outline: 1px solid var(--hairline);
  }

  .map .label.x {
    inset-block: auto calc(100% + 0.4rem);
    transform: translateX(-50%) rotate(180deg);
    writing-mode: vertical-rl;
  }

  :host(:lang(zh)) .map .label.x {
    transform: translateX(-50%);
  }

  .view .options {
    flex-wrap: wrap;
  }

  .run .button {
    min-inline-size: 8rem;
  }
`;
