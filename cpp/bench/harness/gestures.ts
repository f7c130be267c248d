// Performs one gesture on every figure in the built site, and measures its frames.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';

import { chromiumFlags, headlessPath } from '../../../tests/support/browsers.js';
import { manifests } from '../../../web/generator/figures/manifests.js';
import { serve } from '../../../web/generator/serve.js';
import { frameMark, frameParts, traceCategories, type FrameParts, type TraceEvent } from './frame_parts.js';
import { table } from './markdown.js';
import { root } from './paths.js';
import { median } from './statistics.js';

/** A repeated user action on a figure of the built site. */
interface Gesture {
  readonly label: string;
  readonly page: string;
  /** Selector of the figure. */
  readonly figure: string;
  /** Selector of the target in its shadow roots; by default the first slider or handle, else button. */
  readonly target?: string;
  /** Keys pressed in turn, so that the gesture can go on forever; sliders are dragged from end to end. */
  readonly keys?: readonly string[];
  readonly shift?: boolean;
  /** Whether the target is in the figure's collapsed settings. */
  readonly isSetting?: boolean;
}

export interface GestureResult {
  readonly label: string;
  /** CPU milliseconds per frame, all parts together. */
  readonly median: number;
  readonly max: number;
  /** Medians of the parts. */
  readonly parts: FrameParts;
  /** The core's fraction of the script time, from 0 to 1; measured if the gesture misses the goal. */
  readonly core: number | undefined;
}

/** Slightly more than a frame at 60 Hz; slower is noticeable. */
export const frameGoal = 20;

/** Gestures besides the first slider or handle of every figure. Add others here. */
const further: readonly (Omit<Gesture, 'page'> & { readonly figure: string })[] = [
  { label: 'pe-heatmap: pan', figure: 'pe-heatmap', target: '.plot', keys: ['ArrowDown'], shift: true },
  { label: 'pe-heatmap: zoom', figure: 'pe-heatmap', target: '.plot', keys: ['+', '-'] },
  { label: 'pe-heatmap: another number', figure: 'pe-heatmap', target: '.plot', keys: ['ArrowDown'] },
  { label: 'pe-clock: the grip of a hand', figure: 'pe-clock', target: '.grip', keys: ['ArrowRight'] },
  {
    label: 'pe-receiver: noise',
    figure: 'pe-receiver',
    target: 'pe-number-field[field=sigma] input[type=range]',
    isSetting: true,
  },
];

const english = join(root, 'dist', 'en');

/** The English pages with their HTML; the home page first, with an empty folder. */
const getPages = (): readonly (readonly [page: string, text: string])[] =>
  ['', ...readdirSync(english).toSorted()]
    .filter((page) => existsSync(join(english, page, 'index.html')))
    .map((page) => [`en/${page}${page && '/'}`, readFileSync(join(english, page, 'index.html'), 'utf8')] as const);

/** Matches prerendered figures of a tag with their attributes. */
const drawn = (tag: string): RegExp => new RegExp(`<${tag}((?: [^>]*)?)><template`, 'g');

/** Every prerendered figure, each of its views once. */
function allGestures(): readonly Gesture[] {
  const pages = getPages();
  const figures = manifests.flatMap(({ tag, display, views }) => {
    if (display !== 'block') return [];
    const seen = new Map<string, Gesture>();
    for (const [page, text] of pages) {
      for (const [, attributes = ''] of text.matchAll(drawn(tag))) {
        const view = views && new RegExp(` ${views}="([^"]*)"`).exec(attributes)?.[1];
        const figure = view ? `${tag}[${views}="${view}"]` : tag;
        if (!seen.has(figure)) seen.set(figure, { label: view ? `${tag}: ${view}` : tag, page, figure });
      }
    }
    return [...seen.values()];
  });
  const added = further.map((gesture) => {
    const [page] = pages.find(([, text]) => drawn(gesture.figure).test(text))!;
    return { ...gesture, page };
  });
  return [...figures, ...added];
}

/** Timeout in milliseconds for showing a figure on a busy machine. */
const patience = 60_000;

const frames = 60;
/** Warm-up frames, for compilation. */
const warming = 15;

/** Measures gestures whose label contains `only`, in Chromium; none if the site isn't built. */
export async function measureGestures(tell: (text: string) => void, only = ''): Promise<GestureResult[]> {
  if (!existsSync(join(root, 'dist', 'index.html'))) return [];
  const server = await serve(join(root, 'dist'), 0);
  const browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  page.setDefaultTimeout(patience);
  const results: GestureResult[] = [];
  for (const gesture of allGestures().filter(({ label }) => label.includes(only))) {
    tell(`Gesture: ${gesture.label}`);
    await page.goto(server.address + gesture.page);
    await page.locator(gesture.figure).first().scrollIntoViewIfNeeded();
    await page.waitForFunction((figure) => {
      const element = document.querySelector<Element & { readonly hasUpdated?: boolean }>(figure);
      return element?.hasUpdated === true;
    }, gesture.figure);
    if (gesture.isSetting) await page.locator(gesture.figure).first().locator('.settings > summary').click();
    await page.waitForLoadState('networkidle');
    const result = await measured(browser, page, gesture);
    if (result) results.push(result);
    else tell(`${gesture.label} has nothing to move`);
  }
  await browser.close();
  await server.close();
  return results;
}

async function measured(browser: Browser, page: Page, gesture: Gesture): Promise<GestureResult | undefined> {
  await browser.startTracing(page, { categories: traceCategories });
  const moves = await moved(page, gesture);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  if (!moves) return undefined;
  const parts = frameParts(traceEvents).slice(warming);
  const sums = parts.map(({ script, layout, paint }) => script + layout + paint).toSorted((one, other) => one - other);
  const middle = (part: keyof FrameParts): number => median(parts.map((frame) => frame[part]));
  const max = sums[Math.floor(0.95 * (sums.length - 1))]!;
  return {
    label: gesture.label,
    median: median(sums),
    max,
    parts: { script: middle('script'), layout: middle('layout'), paint: middle('paint') },
    core: max > frameGoal ? await coreShare(page, gesture) : undefined,
  };
}

/** Performs the gesture, one step per frame; false if the target is missing. */
function moved(page: Page, { figure, target, keys, shift }: Gesture): Promise<boolean> {
  const plan = { figure, target, keys, shift: shift ?? false, count: frames, mark: frameMark };
  return page.evaluate(async ({ figure, target, keys, shift, count, mark }) => {
    // No named functions in here: tsx adds a helper call for them that the page lacks.
    const found: Element[] = [];
    const roots: (Element | ShadowRoot)[] = [document.querySelector(figure)!.shadowRoot!];
    for (const root of roots) {
      for (const element of root.querySelectorAll('*')) {
        found.push(element);
        if (element.shadowRoot) roots.push(element.shadowRoot);
      }
    }
    const wanted = target
      ? [target.split(' ').at(-1)!]
      : ['input[type=range]:enabled', '[role=slider]', 'input[type=radio]', 'main button, .picture button, button'];
    const host = target?.includes(' ') ? target.split(' ')[0]! : undefined;
    const goals = wanted
      .map((selector) =>
        found.filter(
          (element) => element.matches(selector) && (!host || (element.getRootNode() as ShadowRoot).host.matches(host)),
        ),
      )
      .find((matches) => matches.length > 0);
    if (!goals) return false;
    const goal = goals[0]!;
    for (let frame = 0; frame < count; ++frame) {
      await new Promise((done) => requestAnimationFrame(done));
      performance.mark(mark);
      if (goal instanceof HTMLInputElement && goal.type === 'range') {
        const [low, high] = [Number(goal.min || 0), Number(goal.max || 100)];
        const away = Math.abs(((((frame + 1) / count) * 2) % 2) - 1);
        goal.value = String(high + (low - high) * away);
        goal.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      } else if (keys || goal.matches('[role=slider]')) {
        const key = keys ? keys[frame % keys.length]! : frame < count / 2 ? 'ArrowRight' : 'ArrowLeft';
        const options = { key, shiftKey: shift, bubbles: true, composed: true, cancelable: true };
        goal.dispatchEvent(new KeyboardEvent('keydown', options));
      } else (goals[frame % Math.min(2, goals.length)] as HTMLElement).click();
    }
    await new Promise((done) => requestAnimationFrame(done));
    performance.mark(mark);
    return true;
  }, plan);
}

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly url: string } }[];
  readonly samples: readonly number[];
}

/** The fraction of WebAssembly in the samples of a gesture's script. */
async function coreShare(page: Page, gesture: Gesture): Promise<number> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.start');
  await moved(page, gesture);
  const { profile } = (await session.send('Profiler.stop')) as { readonly profile: Profile };
  await session.detach();
  const urls = new Map(profile.nodes.map(({ id, callFrame: { url } }) => [id, url]));
  const scripts = profile.samples.map((id) => urls.get(id) ?? '').filter((url) => url !== '');
  return scripts.filter((url) => /^wasm:|\.wasm$/.test(url)).length / Math.max(1, scripts.length);
}

export function gestureTable(results: readonly GestureResult[]): string {
  const rows = results
    .toSorted((one, other) => other.max - one.max)
    .map(({ label, median: middle, max, parts: { script, layout, paint }, core }) => [
      label,
      middle.toFixed(1),
      max.toFixed(1),
      max > frameGoal ? '**missed**' : 'met',
      script.toFixed(1),
      core === undefined ? '' : `${(100 * core).toFixed(0)}%`,
      layout.toFixed(1),
      paint.toFixed(1),
    ]);
  const heads = ['gesture', 'median ms', '95% within ms', `${frameGoal} ms`, 'script', 'core in it', 'layout', 'paint'];
  return table(heads, rows);
}
