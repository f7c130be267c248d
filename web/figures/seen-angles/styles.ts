import { css } from 'lit';
import { notWide, wide } from '../shared/styles/breakpoints.js';

/** One large dial, all dials small, and their descriptions. */
export const seenAnglesStyles = css`
  .parts {
    display: grid;
    grid-template:
      'many many' auto
      'one legend' auto
      'words words' auto / minmax(0, 9.5rem) minmax(0, 1fr);
    gap: 0.5rem clamp(1.5rem, 5cqi, 3.5rem);
    align-items: center;
  }

  .one,
  .many {
    inline-size: min(100%, 21rem);
    margin-inline: auto;
  }

  .one {
    grid-area: one;
    text-align: center;
  }

  .one .hand {
    cursor: grab;
  }

  .many {
    grid-area: many;
  }

  .cells {
    position: relative;
    cursor: pointer;
  }

  .cells .rim {
    stroke-width: 6;
    stroke: var(--hairline);
  }

  .ring {
    position: absolute;
    box-sizing: border-box;
    border: 2px solid var(--ink);
    border-radius: 4px;
  }

  .end.last {
    text-align: end;
  }

  .words {
    grid-area: words;
    max-inline-size: 42rem;
  }

  .legend {
    grid-area: legend;
    margin-inline-start: 0;
  }

  .legend i {
    border-radius: 50%;
  }

  .legend i.seen {
    background: color-mix(in srgb, var(--ink-soft) 45%, transparent);
  }

  .legend i.new {
    border: 0.3rem dashed var(--warning);
  }

  .whole,
  .picked {
    margin-block-end: 0.375rem;
  }

  .whole {
    --lines: 3;
    --wide-lines: 2;

    font-size: 1rem;
  }

  .picked {
    --lines: 5;
    --wide-lines: 3;
  }

  /* Lettering would be unreadable on the narrow dial. */
  @container ${notWide} {
    .one .lettering {
      display: none;
    }
  }

  @container ${wide} {
    .parts {
      grid-template:
        'one many' auto
        'legend legend' auto
        'words words' auto / minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
