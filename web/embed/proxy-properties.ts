/** The properties that an element of Lit declares. */
interface Declared {
  readonly elementProperties?: ReadonlyMap<
    PropertyKey,
    { readonly attribute?: boolean | string; readonly state?: boolean }
  >;
}

/** The properties of a figure that a host may set; those that every element has are the shell's own. */
function getNames(inner: Element): string[] {
  const { elementProperties } = inner.constructor as Declared;
  return [...(elementProperties ?? [])].flatMap(([name, { attribute, state }]) =>
    typeof name === 'string' && attribute !== false && state !== true && !(name in HTMLElement.prototype) ? [name] : [],
  );
}

/**
 * Lets a host read and set the properties of a figure on the tag that it has written. What it set before the figure was there
 * is handed over now: until then it was a plain value on the tag.
 */
export function passProperties(shell: Element, inner: Element): void {
  for (const name of getNames(inner)) {
    const early = Object.getOwnPropertyDescriptor(shell, name);
    Object.defineProperty(shell, name, {
      configurable: true,
      enumerable: true,
      get: (): unknown => Reflect.get(inner, name),
      set: (value: unknown) => void Reflect.set(inner, name, value),
    });
    if (early && 'value' in early) Reflect.set(inner, name, early.value);
  }
}
