// The tour on this device: a reader keeps it, looks at how much of it is there, and lets it go.
import type { Asked, Listed, Reply, Trouble } from '../offline/messages.js';
import { remember, remembered } from '../memory.js';

/** The place of what is kept, as the page's first scripts know it. */
export interface Keeping {
  readonly workers: ServiceWorkerContainer;
  /** The root of the tour. */
  readonly root: URL;
  /** The name of its cache, and of the channel on which its service worker tells why it could not be installed. */
  readonly name: string;
}

/** The bytes of the tour that are on this device, and of all that could be. */
export interface OnDevice {
  readonly kept: number;
  readonly all: number;
}

/** The reason why nothing is kept, or not all. */
export class Refused extends Error {
  readonly reason: Trouble | 'impossible';

  constructor(reason: Trouble | 'impossible') {
    super(reason);
    this.reason = reason;
  }
}

const longestReply = 60_000; // milliseconds; a browser may end a service worker at any time

function ask<Answer>(worker: ServiceWorker, asked: Asked): Promise<Answer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Refused('missing')), longestReply);
    port1.addEventListener('message', ({ data }) => resolve(data as Answer));
    port1.start();
    worker.postMessage(asked, [port2]);
  });
}

const sizeOf = (files: readonly Listed[]): OnDevice => {
  const sum = (some: readonly Listed[]): number => some.reduce((total, { bytes }) => total + bytes, 0);
  return { kept: sum(files.filter(({ isKept }) => isKept)), all: sum(files) };
};

const list = (worker: ServiceWorker): Promise<Listed[]> => ask(worker, { ask: 'list' });

const glance = 500; // milliseconds between two looks at what a worker has kept while it is installed

type Tell = (now: OnDevice) => void;

/** A worker that is ended does not tell how far it is. */
const noReply = (): void => undefined;

/** Resolves with the state to which the installation of a worker leads, and tells how far it is until then. */
async function installed(worker: ServiceWorker, tell: Tell): Promise<ServiceWorkerState> {
  const looking = setInterval(() => void list(worker).then((files) => tell(sizeOf(files)), noReply), glance);
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
  clearInterval(looking);
  return worker.state;
}

const longestWord = 5_000; // milliseconds; a worker says why it gives up before it does, but by another way than its state

/** The worker that keeps the tour, installed if need be. @throws Refused */
async function serviceWorker({ workers, root, name }: Keeping, tell: Tell = noReply): Promise<ServiceWorker> {
  const told = new Promise<Trouble>((resolve) => {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<Trouble>) => resolve(data), { once: true });
  });
  const registration = await workers.register(new URL('service-worker.js', root)).catch((error: unknown) => {
    // Its script may not have come; all else is a browser or a window that allows none.
    throw new Refused(error instanceof TypeError && navigator.onLine ? 'missing' : 'impossible');
  });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker) throw new Refused('impossible');
  const state = await installed(worker, tell);
  if (state === 'redundant') {
    const unsaid = new Promise<Trouble>((resolve) => setTimeout(resolve, longestWord, 'missing'));
    throw new Refused(await Promise.race([told, unsaid]));
  }
  return worker;
}

/** Nothing, of what there is. */
async function nothing({ root }: Keeping): Promise<OnDevice> {
  const response = await fetch(new URL('offline.json', root));
  if (!response.ok) throw new Refused('missing');
  const { bytes } = (await response.json()) as { readonly bytes: number };
  return { kept: 0, all: bytes };
}

/** Tells what is on this device. Where nothing may be kept without being asked for, nothing is. @throws Refused */
export async function look(keeping: Keeping): Promise<OnDevice> {
  if (remembered('offline') === 'none') return nothing(keeping);
  return sizeOf(await list(await serviceWorker(keeping)));
}

const atOnce = 4;

/** Keeps the whole tour, as long as it is not aborted, and tells what is there by now. @throws Refused, with what has come kept. */
export async function keepAll(keeping: Keeping, tell: Tell, signal: AbortSignal): Promise<void> {
  remember('offline', undefined);
  const worker = await serviceWorker(keeping, tell);
  // So that the browser does not clear it away when others need room. It may refuse.
  await navigator.storage.persist().catch(() => false);
  const files = await list(worker);
  const { all } = sizeOf(files);
  let { kept } = sizeOf(files);
  tell({ kept, all });
  const replies = new Set<Reply>();
  const queue = files.filter(({ isKept }) => !isKept);
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next && !signal.aborted && !replies.has('full'); next = queue.shift()) {
      const reply = await ask<Reply>(worker, { ask: 'keep', file: next.file });
      replies.add(reply);
      if (reply !== 'kept') continue;
      kept += next.bytes;
      tell({ kept, all });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const reason = (['full', 'missing'] as const).find((trouble) => replies.has(trouble));
  if (reason && !signal.aborted) throw new Refused(reason);
}

/** Deletes the tour from this device. Nothing is kept there again before it is asked for. */
export async function forget({ workers, root, name }: Keeping): Promise<void> {
  remember('offline', 'none');
  await caches.delete(name);
  await (await workers.getRegistration(root))?.unregister();
}
