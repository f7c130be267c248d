// Moves every figure in the built site once, and measures the CPU time of its frames in Chromium.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Locator, Page } from '@playwright/test';

import { manifests } from '../../web/generator/figures/manifests.js';
import { paths } from '../../web/generator/paths.js';

interface Gesture {
  readonly label: string;
  /** Selector of the figure. */
  readonly figure: string;
  /** Selector of the target; by default the first visible slider or handle, else buttons. */
  readonly target?: string;
  /** Keys pressed in turn; sliders are dragged from end to end, buttons clicked. */
  readonly keys?: readonly string[];
  readonly shift?: boolean;
  /** Whether the target is in the figure's collapsed settings. */
  readonly isSetting?: boolean;
}

/** Milliseconds of CPU time per frame. Slightly more than a frame at 60 Hz; slower is noticeable. */
const goal = 20;
const frames = 60;
/** Frames that include compilation. */
const warmUp = 15;

const targets = ['input[type=range]:enabled', '[role=slider]', 'input[type=radio]', 'button'];

/** Gestures besides the first slider or handle of every figure. */
const further: readonly Gesture[] = [
  { label: 'pe-heatmap: pan', figure: 'pe-heatmap', target: '.pixels', keys: ['ArrowDown'], shift: true },
  { label: 'pe-heatmap: zoom', figure: 'pe-heatmap', target: '.pixels', keys: ['+', '-'] },
  { label: 'pe-heatmap: another number', figure: 'pe-heatmap', target: '.pixels', keys: ['ArrowDown'] },
  { label: 'pe-clock: the grip of a hand', figure: 'pe-clock', target: '.grip', keys: ['ArrowRight'] },
  {
    label: 'pe-receiver: noise',
    figure: 'pe-receiver',
    target: 'pe-number-field[field=sigma] input[type=range]',
    isSetting: true,
  },
];

/** The gestures of an English page: one per prerendered figure, or per view of a figure. */
function getGestures(html: string): readonly Gesture[] {
  const own = manifests
    .filter(({ display }) => display === 'block')
    .flatMap(({ tag, views }) =>
      [...html.matchAll(new RegExp(`<${tag}((?: [^>]*)?)><template`, 'g'))].map(([, attributes = '']) => {
        const view = views && new RegExp(` ${views}="([^"]*)"`).exec(attributes)?.[1];
        return view ? { label: `${tag}: ${view}`, figure: `${tag}[${views}="${view}"]` } : { label: tag, figure: tag };
      }),
    );
  return [...own, ...further.filter(({ figure }) => own.some((gesture) => gesture.figure === figure))];
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: start, duration, and CPU time. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const frameMark = 'frame';
const traceCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** CPU milliseconds between marks: tasks of the page's main thread, and rasterization on other threads. */
function getFrameTimes(events: readonly TraceEvent[]): number[] {
  const marks = events.filter(({ name }) => name === frameMark).toSorted((one, other) => one.ts - other.ts);
  const times = marks.slice(1).map(() => 0);
  for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    if (pid !== marks[0]?.pid || !(name === 'RasterTask' || (name === 'RunTask' && tid === marks[0].tid))) continue;
    const frame = marks.findLastIndex((mark) => mark.ts <= ts + dur);
    if (frame in times) times[frame]! += tdur / 1000;
  }
  return times;
}

/** Performs the gesture, one step per frame. */
const move = (elements: Locator, { keys, shift = false }: Gesture): Promise<void> =>
  elements.evaluateAll(
    async (elements, { keys, shift, frames, frameMark }) => {
      // No named functions in here: tsx adds a helper call for them that the page lacks.
      const element = elements[0]!;
      for (let frame = 0; frame < frames; ++frame) {
        await new Promise((done) => requestAnimationFrame(done));
        performance.mark(frameMark);
        if (element instanceof HTMLInputElement && element.type === 'range') {
          const [min, max] = [Number(element.min || 0), Number(element.max || 100)];
          element.value = String(max - (max - min) * Math.abs(1 - (2 * (frame + 1)) / frames));
          element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
        } else if (keys || element.matches('[role=slider]')) {
          const key = keys ? keys[frame % keys.length]! : frame < frames / 2 ? 'ArrowRight' : 'ArrowLeft';
          const options = { key, shiftKey: shift, bubbles: true, composed: true, cancelable: true };
          element.dispatchEvent(new KeyboardEvent('keydown', options));
        } else (elements[frame % Math.min(2, elements.length)] as HTMLElement).click();
      }
      await new Promise((done) => requestAnimationFrame(done));
      performance.mark(frameMark);
    },
    { keys, shift, frames, frameMark },
  );

/** The elements to move: the given target, or those of the first kind that the figure has. */
async function findElements(figure: Locator, target: string | undefined): Promise<Locator | undefined> {
  for (const selector of target ? [target] : targets) {
    const found = figure.locator(selector).filter({ visible: true });
    if ((await found.count()) > 0) return found;
  }
  return undefined;
}

/** CPU milliseconds of the gesture's frames, sorted; undefined if nothing can be moved. */
async function measure(browser: Browser, page: Page, gesture: Gesture): Promise<number[] | undefined> {
  const figure = page.locator(gesture.figure).first();
  await figure.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (selector) => document.querySelector<Element & { readonly hasUpdated?: boolean }>(selector)?.hasUpdated,
    gesture.figure,
  );
  if (gesture.isSetting) await figure.locator('.settings > summary').click();
  await page.waitForLoadState('networkidle');
  const elements = await findElements(figure, gesture.target);
  if (!elements) return undefined;
  await browser.startTracing(page, { categories: traceCategories });
  await move(elements, gesture);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return getFrameTimes(traceEvents)
    .slice(warmUp)
    .toSorted((one, other) => one - other);
}

/**
 * Measures each gesture once, on the first page that has its figure, and prints a table.
 *
 * @returns Whether 95% of the frames of every gesture are within the goal.
 */
export async function measureGestures(browser: Browser, address: string, only: string): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  page.setDefaultTimeout(60_000);
  const measured = new Set<string>();
  let isGood = true;
  console.log(`| gesture | median ms | 95% within ms, at most ${goal} |\n| --- | ---: | ---: |`);
  for (const folder of ['', ...readdirSync(join(paths.dist, 'en')).toSorted()]) {
    const file = join(paths.dist, 'en', folder, 'index.html');
    for (const gesture of existsSync(file) ? getGestures(readFileSync(file, 'utf8')) : []) {
      if (measured.has(gesture.label) || !gesture.label.includes(only)) continue;
      measured.add(gesture.label);
      await page.goto(`${address}en/${folder}${folder && '/'}`);
      const times = await measure(browser, page, gesture);
      if (!times) continue;
      const [median, most] = [0.5, 0.95].map((part) => times[Math.floor(part * (times.length - 1))]!);
      isGood &&= most! <= goal;
      console.log(
        `| ${gesture.label} | ${median!.toFixed(1)} | ${most!.toFixed(1)}${most! > goal ? ' **missed**' : ''} |`,
      );
    }
  }
  await page.close();
  return isGood;
}
