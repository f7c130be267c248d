import { html, svg, type TemplateResult } from 'lit';

const cell = 20;
const levels = 24;

/**
 * The attention weights as a grid: a row for each word that looks, a column for each word that is looked at, ink for
 * weight. One path per shade of ink: 64 words make 4,096 cells, and as many elements would be slow to move.
 *
 * @param weights - words x words, each row summing to 1.
 */
export function attentionMap(weights: Float32Array, words: readonly string[], label: string): TemplateResult {
  const count = words.length;
  const lettered = count <= 12;
  const margin = lettered ? 72 : 4;
  const paths = Array.from({ length: levels + 1 }, () => '');
  weights.forEach((weight, index) => {
    const level = Math.round(weight * levels);
    const [x, y] = [(index % count) * cell, Math.floor(index / count) * cell];
    paths[level]! += `M${x} ${y}h${cell - 1}v${cell - 1}h${1 - cell}z`;
  });
  const size = count * cell;
  return html`
    <svg
      class="map"
      viewBox=${`${-margin} ${-margin} ${size + margin} ${size + margin}`}
      role="img"
      aria-label=${label}
      style=${`max-inline-size: ${Math.max(9, Math.min(26, (size + margin) / 8))}rem`}
    >
      <path class="cells" d=${`M0 0H${size}V${size}H0Z`}></path>
      ${paths.map((path, level) => (path === '' || level === 0 ? svg`` : svg`<path class="weight" d=${path} fill-opacity=${(level / levels).toFixed(3)}></path>`))}
      ${
        lettered
          ? words.map(
              (word, place) => svg`
        <text class="word" x="-6" y=${place * cell + cell / 2} text-anchor="end" dominant-baseline="central">${short(word)}</text>
        <text class="word" transform=${`translate(${place * cell + cell / 2} -6) rotate(-50)`} text-anchor="start" dominant-baseline="central">${short(word)}</text>`,
            )
          : ''
      }
    </svg>
  `;
}

/** As much of a word as fits beside the map; the chips carry it whole. */
function short(word: string): string {
  const letters = [...word];
  return letters.length > 8 ? `${letters.slice(0, 7).join('')}…` : word;
}
