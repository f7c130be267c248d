import { hashSource } from '../pages/csp.js';

/** The sources of a policy that a page of a host takes from there, and a copy of it from itself, or from the folder around it. */
const own = "'self'";

/**
 * The content security policy of a copy: what the page allowed of its host it allows of itself, and with `files` of the disk that it
 * is on. Of scripts and styles that stand in it these are allowed, by their hashes.
 */
export function policyOfCopy(
  policy: string,
  within: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  files: boolean,
): string {
  const texts: Readonly<Record<string, readonly string[]>> = {
    'script-src': within.scripts,
    'style-src': within.styles,
  };
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    const kept = sources.flatMap((source) => (source === own ? ['data:', ...(files ? ['file:'] : [])] : [source]));
    const hashes = (texts[name] ?? []).map(hashSource);
    return [name, ...new Set([...kept, ...hashes])].join(' ');
  });
  return directives.join('; ');
}
