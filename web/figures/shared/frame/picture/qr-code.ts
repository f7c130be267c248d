import { generate } from 'lean-qr';

import { element } from './markup.js';

/** Around the code nothing may stand, four modules wide. */
const quiet = 4;

/** The address as a QR code of this size, black on white; nothing for one that is too long for any. */
export function qrCode(address: string, x: number, y: number, side: number): string {
  const code = codeOf(address);
  if (!code) return '';
  const modules: string[] = [];
  for (let row = 0; row < code.size; ++row)
    for (let column = 0; column < code.size; ++column)
      if (code.get(column, row)) modules.push(`M${column} ${row}h1v1h-1z`);
  const whole = code.size + 2 * quiet;
  return element(
    'svg',
    {
      x,
      y,
      width: side,
      height: side,
      viewBox: `${-quiet} ${-quiet} ${whole} ${whole}`,
      'shape-rendering': 'crispEdges',
    },
    element('rect', { x: -quiet, y: -quiet, width: whole, height: whole, fill: '#fff' }) +
      element('path', { d: modules.join(''), fill: '#000' }),
  );
}

function codeOf(address: string): ReturnType<typeof generate> | undefined {
  try {
    return generate(address);
  } catch {
    return undefined;
  }
}
