import { createHash } from 'node:crypto';

/** The source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The policy of a page: it may load from its own origin, and compile wasm. Style attributes are allowed because KaTeX
 * and the figures set lengths and colours there; style elements are not, and of scripts that are no files the one that
 * is `inline`.
 */
export const contentSecurityPolicy = (inline?: string): string =>
  [
    "default-src 'none'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...(inline === undefined ? [] : [hashSource(inline)])].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
