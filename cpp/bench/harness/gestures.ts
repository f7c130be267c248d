import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { chromiumFlags, chromiumPath } from '../../../tests/harness/browsers.js';
import { serve } from '../../../web/build/serve.js';
import { root } from './paths.js';

/** An act of a reader on a figure of the built site, which is done over and over. */
interface Gesture {
  readonly label: string;
  readonly path: string;
  readonly figure: string;
  /** Selector in the figure's shadow root of what takes the key. */
  readonly target: string;
  /** Pressed in turn, so that a gesture never comes to its end. */
  readonly keys: readonly string[];
  readonly shift: boolean;
}

export interface GestureResult {
  readonly label: string;
  /** Milliseconds of script from the key to the last figure's drawing. */
  readonly median: number;
  readonly ninth: number;
  /** Of the figure's canvas, if it has one. */
  readonly canvas: string | undefined;
}

const table = { path: 'en/heat-map/', figure: 'pe-heatmap', target: '.plot' } as const;

/** Another gesture is added here. */
const gestures: readonly Gesture[] = [
  { label: 'heat map: pan', ...table, keys: ['ArrowDown'], shift: true },
  { label: 'heat map: zoom', ...table, keys: ['+', '-'], shift: false },
  { label: 'heat map: read another number', ...table, keys: ['ArrowDown'], shift: false },
  {
    label: 'clock: one position on, all figures of the chapter',
    path: 'en/clock-hands/',
    figure: 'pe-clock',
    target: '.grip',
    keys: ['ArrowRight'],
    shift: false,
  },
];
const frames = 60;

/** The script time of gestures in Chromium, a frame each; none if the site or the browser is missing. */
export async function measureGestures(): Promise<GestureResult[]> {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'index.html'))) return [];
  const server = await serve(dist, 0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, serviceWorkers: 'block' });
  const results: GestureResult[] = [];
  for (const gesture of gestures) {
    await page.goto(server.address + gesture.path);
    await page.waitForFunction((figure) => document.querySelector(`${figure}:defined`) !== null, gesture.figure);
    await page.locator(gesture.figure).first().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    results.push(await timed(page, gesture));
  }
  await browser.close();
  await server.close();
  return results;
}

async function timed(page: Page, gesture: Gesture): Promise<GestureResult> {
  const { times, canvas } = await page.evaluate(
    async ({ figure, target, keys, shift, count }) => {
      const element = document.querySelector(figure)!;
      const goal = element.shadowRoot!.querySelector(target)!;
      const figures = [...document.querySelectorAll('main *')].filter(({ localName }) => localName.startsWith('pe-'));
      const times: number[] = [];
      for (let frame = 0; frame < count; ++frame) {
        const start = performance.now();
        goal.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: keys[frame % keys.length]!,
            shiftKey: shift,
            bubbles: true,
            cancelable: true,
          }),
        );
        // No named functions in here: the loader would mark their names with a helper that the page does not have.
        await Promise.all(
          figures.map(
            (each) => (each as Element & { updateComplete?: Promise<unknown> }).updateComplete ?? Promise.resolve(),
          ),
        );
        times.push(performance.now() - start);
        await new Promise((done) => requestAnimationFrame(done));
      }
      const picture = element.shadowRoot!.querySelector<HTMLCanvasElement>(`${target} canvas`);
      return { times, canvas: picture ? `${picture.width} x ${picture.height}` : undefined };
    },
    { figure: gesture.figure, target: gesture.target, keys: gesture.keys, shift: gesture.shift, count: frames },
  );
  const sorted = times.slice(frames / 6).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!;
  return { label: gesture.label, median: at(0.5), ninth: at(0.9), canvas };
}
