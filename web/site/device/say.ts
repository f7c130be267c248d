/** A sentence on what is kept, in the language of the page, with its values. */
export function say(key: string, values: Readonly<Record<string, string>> = {}): string {
  const text = deviceWords[document.documentElement.lang]?.[key] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
