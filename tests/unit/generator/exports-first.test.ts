import { describe, expect, it } from 'vitest';

import { withExportsFirst } from '../../../web/generator/bundle.js';

const load = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`) as Promise<Record<string, unknown>>;

// Truncated after any statement, the rest is still a valid script.
const script = 'var a=1;var b=()=>a+1;var c=`}`;export{a as x,b as t,c as export$};';

describe('a script with its exports moved to the top', () => {
  it('exports the same names', async () => {
    const { x, t, export$ } = await load(withExportsFirst(script));
    expect([x, (t as () => number)(), export$]).toEqual([1, 2, '}']);
  });

  it("is a syntax error if it's truncated", async () => {
    const cut = script.slice(0, script.indexOf('var c'));
    expect(Object.keys(await load(cut))).toEqual([]);
    const whole = withExportsFirst(script);
    await expect(load(whole.slice(0, whole.indexOf('var c')))).rejects.toThrow(SyntaxError);
  });

  it('is left alone if it exports nothing itself', () => {
    for (const code of ['run();', 'import{a}from"./a.js";export{a}from"./a.js";'])
      expect(withExportsFirst(code)).toBe(code);
  });
});
