interface Digits {
  readonly minimumFractionDigits?: number;
  readonly maximumFractionDigits?: number;
}

/** Numbers with commas, as the page of the device asks for its megabytes and Chart.js may; a half may be rounded the other way. */
class NumberFormat {
  readonly #least: number;
  readonly #most: number;

  constructor(_locale?: unknown, { minimumFractionDigits: least = 0, maximumFractionDigits: most = 3 }: Digits = {}) {
    this.#least = least;
    this.#most = most;
  }

  format(value: number): string {
    const [whole = '', decimals = ''] = Math.abs(value).toFixed(this.#most).split('.');
    const kept = decimals.replace(/0+$/, '').padEnd(this.#least, '0');
    const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (kept && `.${kept}`);
    return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
  }
}

/** English has a form for 1, though not for 1.0; Chinese has one form for all. */
class PluralRules {
  readonly #one: number | undefined;
  readonly #categories: readonly string[];

  constructor(language: string, { minimumFractionDigits = 0 }: Digits = {}) {
    this.#one = language.startsWith('zh') || minimumFractionDigits > 0 ? undefined : 1;
    this.#categories = language.startsWith('zh') ? ['other'] : ['one', 'other'];
  }

  select(value: number): string {
    return value === this.#one ? 'one' : 'other';
  }

  resolvedOptions(): { readonly pluralCategories: readonly string[] } {
    return { pluralCategories: this.#categories };
  }
}

/** Gives a browser that was built without Intl, or without parts of it, those parts that the tour cannot do without. */
export function substituteIntl(): void {
  const parts = (globalThis as { Intl?: object }).Intl ?? {};
  for (const [name, part] of Object.entries({ NumberFormat, PluralRules }))
    if (!(name in parts)) Reflect.set(parts, name, part);
  Reflect.set(globalThis, 'Intl', parts);
}
