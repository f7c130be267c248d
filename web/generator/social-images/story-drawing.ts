import type { Core } from '../../core/core.js';
import { handColourOn } from '../../figures/shared/clock/hand-colour.js';
import { example, fitWords, pairs, receivedAngles, storyLength } from '../../figures/find-word/puzzle.js';
import { getSrgb } from '../figures/colour.js';

/** The fastest and the slowest hand of the example on the cover. */
const stopped = example.hands.slice(0, 2);

const [night, rest, nearly, fits, rim] = ['#0b0f18', '#2c3342', '#8a733c', '#ffd25a', '#5b6372'];
const columns = 64;
const cell = { width: 8, height: 16 };

/** The words of the story, those that fit a hand dimly lit and those that fit both brightly, and the two dials. */
export function storyDrawing(core: Core): string {
  const { words, hands } = fitWords(core, example.sent, stopped);
  const angles = receivedAngles(core, example.sent);
  const colour = (word: number): string => (words.includes(word) ? fits : hands[word] === 1 ? nearly : rest);
  const cells = Array.from({ length: storyLength }, (_, word) => {
    const [x, y] = [(word % columns) * cell.width, Math.floor(word / columns) * cell.height];
    return `<rect x="${20 + x}" y="${30 + y}" width="6.5" height="9" rx="2" fill="${colour(word)}"/>`;
  });
  const dials = angles.map((angle, pair) => {
    const isStopped = (stopped as readonly number[]).includes(pair);
    const degrees = ((angle * 180) / Math.PI).toFixed(1);
    const hand = `<path d="M-6 10L-2 -40H2L6 10Z" fill="${getSrgb(handColourOn('dark', pair, pairs))}" transform="rotate(${degrees})"/>`;
    const [x, y] = [86 + 126 * (pair % 4), 363 + 115 * Math.floor(pair / 4)];
    return `<g transform="translate(${x} ${y})"><circle r="48" fill="none" stroke="${isStopped ? fits : rim}" stroke-width="${isStopped ? 4 : 2}"/>${isStopped ? hand : ''}</g>`;
  });
  return `<svg viewBox="0 0 550 540"><rect width="550" height="540" fill="${night}"/>${cells.join('')}${dials.join('')}</svg>`;
}
