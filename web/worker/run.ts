import type { Order, Reply, Seen } from './messages.js';
import { NoWorker } from './no-worker.js';

/** A job under way in the worker, as the page sees it: what it is told, and what is heard of it. */
export interface Run<Look> {
  /**
   * The whole when all is done, or what there was when it was finished; undefined when it was cancelled, or finished before it
   * began. Rejects with what the core throws, a RangeError that names the field for one, and with NoWorker.
   */
  readonly ended: Promise<Look | undefined>;
  /** The state after the next step, or now if it is paused; undefined when it has ended. */
  look(): Promise<Seen<Look> | undefined>;
  /** It stays where it is, with all that it has. */
  pause(): void;
  resume(): void;
  /** A paused run goes on until a little more of it is done. */
  step(): void;
  /** It ends with what has been done so far. */
  finish(): void;
  /** It ends with nothing, at once for the page; the worker is at its present piece still. */
  cancel(): void;
}

/** An error of the worker as what it was there. */
function revived({ name, message }: { readonly name: string; readonly message: string }): Error {
  if (name === 'RangeError') return new RangeError(message);
  if (name === 'TypeError') return new TypeError(message);
  if (name === 'NoWorker') return new NoWorker(message);
  return new Error(message);
}

interface Settle {
  readonly resolve: (look: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The page's end of one run. Once it has ended, nothing that was under way speaks for it any more. */
export class RunOfPage implements Run<unknown> {
  readonly ended: Promise<unknown>;
  readonly #order: (order: Order) => void;
  readonly #settle: Settle;
  #looks: ((seen: Seen | undefined) => void)[] = [];
  #isOver = false;

  /** @param order - Tells the worker; after the run has ended it is not called any more. */
  constructor(order: (order: Order) => void) {
    this.#order = order;
    let settle: Settle;
    this.ended = new Promise((resolve, reject) => (settle = { resolve, reject }));
    this.#settle = settle!;
  }

  look(): Promise<Seen | undefined> {
    if (this.#isOver) return Promise.resolve(undefined);
    if (this.#looks.length === 0) this.#order('look');
    return new Promise((resolve) => this.#looks.push(resolve));
  }

  pause(): void {
    this.#tell('pause');
  }

  resume(): void {
    this.#tell('resume');
  }

  step(): void {
    this.#tell('step');
  }

  finish(): void {
    this.#tell('finish');
  }

  cancel(): void {
    this.#tell('cancel');
    this.end(() => this.#settle.resolve(undefined));
  }

  hear(reply: Reply): void {
    if (this.#isOver) return;
    switch (reply.kind) {
      case 'seen':
        for (const resolve of this.#looks.splice(0)) resolve(reply);
        break;
      case 'done':
        this.#tell('cancel'); // the page has the whole of it
        this.end(() => this.#settle.resolve(reply.look));
        break;
      case 'finished':
        this.end(() => this.#settle.resolve(reply.seen?.look));
        break;
      case 'failed':
        this.fail(revived(reply.error));
    }
  }

  fail(error: Error): void {
    this.end(() => this.#settle.reject(error));
  }

  end(settle = (): void => this.#settle.resolve(undefined)): void {
    if (this.#isOver) return;
    this.#isOver = true;
    settle();
    for (const resolve of this.#looks.splice(0)) resolve(undefined);
  }

  #tell(order: Order): void {
    if (!this.#isOver) this.#order(order);
  }
}
