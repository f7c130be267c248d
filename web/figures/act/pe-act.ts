import { css, html, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { animateTo } from '../shared/frame/action-links/animate-to-state.js';
import { getPart, isInSight } from '../shared/frame/action-links/in-sight.js';
import { getFigure } from '../shared/frame/action-links/figure-by-id.js';
import { figureNeeded } from '../shared/frame/action-links/figure-needed.js';
import { taggedBy } from '../shared/frame/action-links/tagged-by.js';
import { PeElement } from '../shared/frame/pe-element.js';
import { accessibleText } from '../shared/frame/accessible-text.js';
import { getLanguageTag } from '../shared/reader/languages.js';
import { getOwner } from '../shared/reader/inline-number.js';
import { messagesFor } from '../shared/reader/messages.js';
import { ownKey } from '../shared/controls/slider-keys.js';
import { parameters } from './manifest.js';

/** Announces in a live region, one per page, that an action link was followed. */
function announce(text: string): void {
  let status = document.querySelector<HTMLElement>('#pe-act-status');
  if (!status) {
    status = document.createElement('p');
    status.id = 'pe-act-status';
    status.role = 'status';
    status.style.cssText =
      'position: fixed; overflow: hidden; clip-path: inset(50%); inline-size: 1px; block-size: 1px';
    document.body.append(status);
  }
  // Replacing the node makes screen readers announce the same text again.
  status.replaceChildren(document.createTextNode(text));
}

/** @example <pe-act to="clock?position=10">Go to position 10</pe-act> */
export class PeAct extends PeElement {
  static override styles = css`
    :host {
      padding: 0.25em 0.4em;
      border-radius: 0.35em;
      background: color-mix(in srgb, currentcolor 9%, transparent);
      box-decoration-break: clone;
      -webkit-box-decoration-break: clone;
      cursor: pointer;
    }

    :host::before {
      content: '▸\u00a0' / ''; /* no-break space, so that it never ends a line alone */
      font-size: 0.85em;
    }

    :host(:hover) {
      background: color-mix(in srgb, currentcolor 18%, transparent);
    }

    @media print {
      :host {
        padding: 0;
        background: none;
      }

      :host::before {
        content: none;
      }
    }

    @media (scripting: none) {
      :host {
        padding: 0;
        background: none;
        cursor: inherit;
      }

      :host::before {
        content: none;
      }
    }
  `;

  @property(parameters.to) to?: string;
  @property() override lang = '';

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('click', this.#press);
    this.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('click', this.#press);
    this.removeEventListener('keydown', this.#key);
  }

  override render(): TemplateResult {
    return html`<slot></slot>`;
  }

  protected override firstUpdated(): void {
    this.role = 'button';
    this.tabIndex = 0;
    this.title = messagesFor(getLanguageTag(this))('act.hint');
    // Some screen readers omit formulas from a button's name.
    const words = getOwner(this);
    if (words.querySelector('math')) this.ariaLabel = accessibleText(words);
  }

  readonly #press = (): void => void this.#run();

  readonly #key = (event: KeyboardEvent): void => {
    if (event.repeat || !['Enter', ' '].includes(ownKey(event))) return;
    event.preventDefault();
    void this.#run();
  };

  /** Applies the state to the figure; one that isn't loaded yet applies it when it is. */
  async #run(): Promise<void> {
    const [id = '', state] = (this.to ?? '').split('?');
    const tag = taggedBy(id, this);
    if (!tag) return;
    tag.dispatchEvent(new Event(figureNeeded, { bubbles: true }));
    const figure = await getFigure(tag);
    if (!figure) return;
    await figure.updateComplete;
    const fields = new URLSearchParams(state);
    const show = async (): Promise<void> => {
      const part = getPart(figure, [...fields.keys()]);
      if (!part || isInSight(part)) return;
      const { dock } = await import('../shared/frame/action-links/docking.js');
      dock(figure, [...fields.keys()]);
    };
    await show();
    await animateTo(figure, fields);
    await figure.updateComplete;
    await show(); // a picture that is taller than a window may show the new state elsewhere
    announce(messagesFor(getLanguageTag(this))('act.done', { phrase: accessibleText(getOwner(this)) }));
  }
}
