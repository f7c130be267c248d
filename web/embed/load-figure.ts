import { EmptyCore } from '../core/empty-core.js';
import { moduleLoaders } from '../core/module-loaders.js';
import { missingFeature } from '../figures/shared/platform/missing-feature.js';
import type { ModuleName } from '../core/modules.js';
import { emitChanges } from '../figures/shared/frame/host-events/figure-change-event.js';
import { warnOfMistakes } from '../figures/shared/hosts/mistakes.js';
import { provideCore } from '../figures/shared/frame/core-provider.js';
import { PeNumberField } from '../figures/shared/controls/pe-number-field.js';
import { provideTourAddress } from '../figures/shared/links/tour-address.js';
import { registerMessages, type Messages } from '../figures/shared/reader/messages.js';
import { Fault } from './errors.js';
import { define, type Styled } from './rem-to-px.js';
import { root } from './base-url.js';
import { wasmUrls } from '../figures/shared/links/wasm-addresses.js';
import { tourLink, type Place } from '../figures/shared/links/tour-link.js';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(['../figures/*/pe-*.ts', './pe-exercise.ts']);
const getModule = (tag: string): string => `../figures/${tag.slice('pe-'.length)}/${tag}.ts`;
const { modules: wasmModules, topics, version, hasTour } = embeddedFigures;

// The tour's own pages need it, and share the file of Lit with embedded figures; the Lit of a host must not be changed by it.
Reflect.deleteProperty(globalThis, 'litElementHydrateSupport');

async function fetched(url: string): Promise<Response> {
  const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

/** Each request is made once for all figures of the page; one that failed is made again by the next figure. */
const asked = new Map<string, Promise<unknown>>();
function once<Result>(name: string, load: () => Promise<Result>): Promise<Result> {
  const known = asked.get(name) as Promise<Result> | undefined;
  const result = known ?? load();
  asked.set(name, result);
  if (!known) result.catch(() => asked.delete(name));
  return result;
}

async function loadMessages(language: string, topic: string): Promise<void> {
  const words = await fetched(`${root}embed/messages/${language}/${topic}.json?${version}`);
  registerMessages(language, (await words.json()) as Messages);
}

/** The smallest module there is. A policy without 'wasm-unsafe-eval' refuses even this one. */
function askPolicy(): void {
  if (typeof WebAssembly !== 'object') throw new Fault('browser', 'This browser has no WebAssembly');
  try {
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch (cause) {
    throw new Fault('policy', "The page's policy lacks 'wasm-unsafe-eval' in script-src", { cause });
  }
}

emitChanges();

const places = new Map<string, Place>();
// Beside the script of the npm package there is no tour that a link could lead into.
if (hasTour) provideTourAddress({ root, link: (figure) => tourLink(figure, root, places.get(figure.localName)) });

/** The core by which all figures of the page compute: it has the calls of the modules that they need. */
const core = new EmptyCore();
provideCore(core);

async function addModule(name: ModuleName): Promise<void> {
  try {
    await core.addModule(name, moduleLoaders[name], await (await fetched(wasmUrls[name])).arrayBuffer());
  } catch (cause) {
    throw new Fault(missingFeature() === undefined ? 'numbers' : 'browser', 'The computing core did not load', {
      cause,
    });
  }
}

/**
 * Loads the code of a figure, the core with the calls that it makes, and the words of a language; all that is new.
 *
 * @param language - The folder of its words.
 * @param place - Where the tour shows this figure.
 * @returns The name under which the figure itself is defined; its tag is that of the shell around it.
 */
export async function loadFigure(tag: string, language: string, place?: Place): Promise<string> {
  if (place) places.set(`${tag}-figure`, place);
  askPolicy();
  const words = Promise.all(
    (topics[tag] ?? []).map((topic) => once(`${language}/${topic}`, () => loadMessages(language, topic))),
  );
  words.catch(() => undefined); // it is awaited below: where a policy forbids both, it is the core that says so
  const [module] = await Promise.all([
    (modules[getModule(tag)] ?? modules[`./${tag}.ts`])?.(),
    ...(wasmModules[tag] ?? []).map((name) => once(`wasm/${name}`, () => addModule(name))),
  ]);
  await words;
  const className = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const figure = module?.[className];
  if (typeof figure !== 'function') throw new Error(`There is no figure ${tag}`);
  const field = customElements.get('pe-number-field');
  if (field && !('elementProperties' in field)) throw new Fault('taken', 'This page defines <pe-number-field> itself');
  define('pe-number-field', PeNumberField);
  warnOfMistakes(figure as Styled);
  define(`${tag}-figure`, figure as Styled);
  return `${tag}-figure`;
}
