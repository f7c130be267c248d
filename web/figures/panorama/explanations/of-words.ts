import { inner, term } from './formula.js';
import { getMatrix, type Spot } from '../matrices.js';
import { base, dimensions, getEntry, type ForwardPass } from '../model.js';
import type { Origin } from './origin.js';

/** Explains a word's embedding: a learned row of the table. */
export function embeddingOrigin(pass: ForwardPass, spot: Spot, head: number): Origin {
  const value = getMatrix(pass, spot.name, head).at(spot.row, spot.column);
  if (spot.name === 'table') return { kind: 'learned', value, again: value, formula: term(value), lit: [] };
  const word = pass.words[spot.row]!;
  const again = getMatrix(pass, 'table', head).at(word, spot.column);
  return {
    ...{ kind: 'row', value, again, formula: `E[${word + 1}, ${spot.column + 1}] = ${term(value)}` },
    lit: [
      { name: 'table', row: word },
      { name: 'table', row: word, column: spot.column },
    ],
    back: { name: 'table', row: word, column: spot.column },
  };
}

/** Explains a value of a position encoding that is added: a sine or cosine of the position. */
export function positionOrigin(pass: ForwardPass, { name, row, column }: Spot, head: number): Origin {
  const at = (matrix: Spot['name']): number => getMatrix(pass, matrix, head).at(row, column);
  if (name === 'positions') return waveOrigin(at('positions'), row, column);
  const [value, word] = [at('entered'), at('words')];
  const back = { name: 'words', row, column } as const;
  if (getEntry(pass.encoding) !== 'added')
    return { kind: 'nothingAdded', value, again: word, formula: term(value), lit: [back], back };
  const position = at('positions');
  const larger = Math.abs(position) > Math.abs(word) ? 'positions' : 'words';
  return {
    ...{ kind: 'added', value, again: word + position },
    formula: `${term(word)} + ${inner(position)} = ${term(value)}`,
    lit: [back, { name: 'positions', row, column }],
    back: { name: larger, row, column },
  };
}

/** Interleaved, as in the paper: even dimensions are sines, odd ones cosines of the same angle. */
function waveOrigin(value: number, row: number, column: number): Origin {
  const isSine = column % 2 === 0;
  const exponent = column - (column % 2);
  const angle = row / base ** (exponent / dimensions);
  const name = isSine ? 'sin' : 'cos';
  return {
    ...{ kind: 'wave', value, again: isSine ? Math.sin(angle) : Math.cos(angle), lit: [] },
    formula: `${name}(${row} / ${base}^(${exponent}/${dimensions})) = ${term(value)}`,
    says: { position: row },
  };
}
