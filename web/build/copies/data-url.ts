import { extname } from 'node:path';

import { types } from '../hosting/rules.js';

const typeOf = (file: string): string => types[extname(file).slice(1)] ?? 'application/octet-stream';

/** Characters that an address may not have as they are: a tab or a new line would be left out, and the others mean something there. */
const escaped = /[%#\t\n\r]/g;

/** A text as an address that holds it, to be read by eye as far as that goes. */
export const dataUrlOfText = (file: string, text: string): string =>
  `data:${typeOf(file)};charset=utf-8,${text.trimEnd().replace(escaped, encodeURIComponent)}`;

/** Bytes as an address that holds them, without the signs that would only fill up the last of its groups. */
export const dataUrlOfBytes = (file: string, bytes: Uint8Array): string =>
  `data:${typeOf(file)};base64,${Buffer.from(bytes).toString('base64').replace(/=+$/, '')}`;
