import { css } from 'lit';

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

  .one {
    grid-area: one;
    inline-size: min(100%, 21rem);
    margin-inline: auto;
  }

  .one .hand {
    cursor: grab;
  }

  .named {
    margin: 0;
    text-align: center;
  }

  .named b {
    border-block-end: 2px solid var(--hand);
    font-weight: 600;
  }

  .many {
    grid-area: many;
    inline-size: min(100%, 21rem);
    margin-inline: auto;
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

  .end {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .end.last {
    text-align: end;
  }

  .words {
    grid-area: words;
    max-inline-size: 42rem;
    font-variant-numeric: tabular-nums;
  }

  .legend {
    grid-area: legend;
    margin-inline-start: 0;
  }

  .legend i {
    box-sizing: border-box;
    inline-size: 1rem;
    block-size: 1rem;
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
    margin: 0 0 0.375rem;
  }

  .whole {
    min-block-size: 3lh;
    font-size: 1rem;
  }

  /* Reserves the lines of the longest description. */
  .picked {
    min-block-size: 5lh;
    color: var(--ink-soft);
  }

  /* Lettering would be unreadable on the narrow dial. */
  @container (max-width: 46rem) {
    .one .lettering {
      display: none;
    }
  }

  @container (max-width: 22rem) {
    .picked {
      min-block-size: 6lh;
    }
  }

  @container (min-width: 40rem) {
    .parts {
      grid-template:
        'one many' auto
        'legend legend' auto
        'words words' auto / minmax(0, 1fr) minmax(0, 1fr);
    }

    .whole {
      min-block-size: 2lh;
    }

    .picked {
      min-block-size: 3lh;
    }
  }

  @media (forced-colors: active) {
    .legend i.seen {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
