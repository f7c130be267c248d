import { createHash } from 'node:crypto';

/** The source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The script and the styles that stand in a page. */
export interface Inline {
  readonly script: string;
  readonly styles: readonly string[];
}

/**
 * The policy of a page: it may load from its own origin, and compile wasm. Style attributes are allowed because KaTeX
 * and the pictures that the build has drawn have lengths and colours there; of scripts and styles that are no files those
 * that are `inline`.
 *
 * @param workers - The sources of workers.
 */
export const contentSecurityPolicy = (inline?: Inline, workers = "'self'"): string =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...(inline ? [hashSource(inline.script)] : [])].join(' '),
    ["style-src 'self'", ...(inline?.styles.map(hashSource) ?? [])].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `worker-src ${workers}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
