import { createHash } from 'node:crypto';

/** The source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** One hash for each different `<style>` of a page: those in the shadow roots of its figures. */
export function styleHashes(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, style = '']) => hashSource(style)))];
}

/**
 * What a page may do: load from its own origin, and compile wasm. Style attributes are allowed because KaTeX and the figures
 * set lengths and colours there; style elements only by hash, scripts only as files.
 */
export function contentSecurityPolicy(html: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    ["style-src 'self'", ...styleHashes(html)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}
