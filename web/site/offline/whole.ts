import { addressOf, type BuiltFile } from './built-files.js';

/** Whether these are the bytes that the build made. */
export async function isWhole(bytes: ArrayBuffer, [, size, hash]: BuiltFile): Promise<boolean> {
  if (bytes.byteLength !== size) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.startsWith(hash);
}

/** A response of the host, and whether it is the file of this build. */
export interface Fetched {
  readonly response: Response;
  readonly isWhole: boolean;
}

async function fetchedOnce(file: BuiltFile, cache: RequestCache): Promise<Fetched> {
  const response = await fetch(addressOf(file), { cache, credentials: 'same-origin' });
  if (!response.ok) return { response, isWhole: false };
  const bytes = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  // A copy: a host may have led from `index.html` to its folder, and what came by such a way is no page for a browser.
  return { response: new Response(bytes, { status, statusText, headers }), isWhole: await isWhole(bytes, file) };
}

/**
 * Asks the host for a file; if it does not come whole, once more, past what the browser keeps: that may be damaged, and files
 * of `assets/` it keeps for a year.
 */
export async function fetchedWhole(file: BuiltFile, cache: RequestCache): Promise<Fetched> {
  const first = cache === 'reload' ? undefined : await fetchedOnce(file, cache).catch(() => undefined);
  return first?.isWhole === true ? first : fetchedOnce(file, 'reload');
}
