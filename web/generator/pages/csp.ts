import { createHash } from 'node:crypto';

/** The CSP source expression for an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The inline script and styles of a page. */
export interface Inline {
  readonly script: string;
  readonly styles: readonly string[];
}

/**
 * The Content-Security-Policy of a page: its own origin, wasm, and the given inline code. Style attributes are allowed,
 * because KaTeX and prerendered figures set lengths and colours with them.
 *
 * @param workers - CSP sources for workers.
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
