import type { ReactiveController, ReactiveElement } from 'lit';
import type { Known } from './selected-model.js';

/** What a model's clock shows. */
export interface PageModel {
  /** Undefined after a file was rejected. */
  readonly known: Known | undefined;
  /** The length of the reader's text, in positions. */
  readonly length: number | undefined;
  readonly figure: ReactiveElement;
}

/** The model of the page: figures without a model of their own show that of the clock which has changed last. */
class PageModelStore extends EventTarget {
  #model: PageModel | undefined;

  get model(): PageModel | undefined {
    return this.#model;
  }

  /** Dispatches `page-model-changed` synchronously, so that figures render in the same frame as the input. */
  set(model: PageModel | undefined): void {
    const before = this.#model;
    if (before?.known === model?.known && before?.length === model?.length && before?.figure === model?.figure) return;
    this.#model = model;
    this.dispatchEvent(new Event('page-model-changed'));
  }
}

export const pageModel = new PageModelStore();

/** Updates its host when the page's model changes. */
export class PageModelController implements ReactiveController {
  readonly #host: ReactiveElement;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  readonly #follow = (): void => this.#host.requestUpdate();

  hostConnected(): void {
    pageModel.addEventListener('page-model-changed', this.#follow);
    this.#follow();
  }

  hostDisconnected(): void {
    pageModel.removeEventListener('page-model-changed', this.#follow);
  }
}
