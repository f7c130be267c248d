import { LitElement, css, html, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { deskStyles } from '../../exercises/class/desk-styles.js';
import { progressStyles } from '../../figures/shared/frame/progress-styles.js';
import { forget, keepAll, look, Refused, type Keeping, type OnDevice } from './device.js';
import { say } from './say.js';

/** Keeps the whole tour on the reader's device, says how much that is, and deletes it again. */
export class PeDevice extends LitElement {
  static override styles = [
    ...deskStyles,
    progressStyles,
    css`
      .work {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 1rem;
        align-items: center;
        min-block-size: 1.4em;
        color: var(--ink-soft);
        font-variant-numeric: tabular-nums;
      }

      /* Of as many lines as the longest sentence has, so that nothing moves when another one comes. */
      .status {
        min-block-size: 2.8em;
      }

      @container (width < 30rem) {
        .status {
          min-block-size: 4.2em;
        }
      }

      p,
      .buttons {
        margin-block: 0.25rem;
        outline: none;
      }

      .buttons {
        min-block-size: 2.75rem;
      }
    `,
  ];

  /** The place of what is kept; nothing where nothing can be. */
  @property({ attribute: false }) keeping: Keeping | undefined;

  /** Nothing until it has been looked at. */
  @state() private now: OnDevice | undefined;
  @state() private trouble: Refused['reason'] | undefined;
  /** Set while files come. */
  @state() private coming: AbortController | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#follow(look);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.coming?.abort();
  }

  override render(): TemplateResult {
    const { now, coming, trouble } = this;
    const isPossible = trouble !== 'impossible' && (now ? now.kept < now.all : trouble !== undefined);
    return html`
      <p class="status" role="status">${this.#sentence()}</p>
      <p class="work">${coming && now ? this.#progress(now) : ''}</p>
      <div class="buttons" role="group" tabindex="-1" aria-label=${say('title')}>
        ${
          coming
            ? html`<button type="button" class="button" @click=${() => coming.abort()}>${say('stop')}</button>`
            : isPossible
              ? html`<button type="button" class="button" @click=${() => void this.#keep()}>${say('keep')}</button>`
              : ''
        }
        ${
          !coming && now && now.kept > 0
            ? html`<button type="button" class="button" @click=${() => void this.#forget(now)}>
                ${say('delete')}
              </button>`
            : ''
        }
      </div>
    `;
  }

  /** Whoever pressed a button that is gone is at the one in its place, or where it was: the sentence says itself what came of it. */
  override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (!this.#hadFocus || this.shadowRoot?.activeElement) return;
    this.renderRoot.querySelector<HTMLElement>(this.coming ? '.buttons > button' : '.buttons')?.focus();
  }

  protected override willUpdate(): void {
    this.#hadFocus = this.shadowRoot?.activeElement instanceof HTMLButtonElement;
  }

  #hadFocus = false;

  #sentence(): string {
    const { now, trouble, coming } = this;
    if (trouble === 'impossible') return say('impossible');
    if (!now) return trouble ? say(`${trouble}.nothing`) : say('looking');
    const sizes = { kept: megabytes(now.kept), all: megabytes(now.all) };
    if (coming) return say('coming');
    if (trouble) return say(now.kept > 0 ? trouble : `${trouble}.nothing`, sizes);
    return say(now.kept === 0 ? 'none' : now.kept < now.all ? 'some' : 'all', sizes);
  }

  #progress({ kept, all }: OnDevice): TemplateResult {
    const text = say('progress', { kept: megabytes(kept), all: megabytes(all) });
    return html`<progress max=${all} value=${kept} aria-label=${say('coming')} aria-valuetext=${text}></progress
      >${text}`;
  }

  async #keep(): Promise<void> {
    const coming = new AbortController();
    this.coming = coming;
    await this.#follow((keeping) => keepAll(keeping, (now) => (this.now = now), coming.signal).then(() => this.now));
    this.coming = undefined;
  }

  async #forget({ all }: OnDevice): Promise<void> {
    await this.#follow((keeping) => forget(keeping).then(() => ({ kept: 0, all })));
  }

  /** Shows what an act leads to. */
  async #follow(act: (keeping: Keeping) => Promise<OnDevice | undefined>): Promise<void> {
    this.trouble = undefined;
    try {
      if (!this.keeping) throw new Refused('impossible');
      this.now = await act(this.keeping);
    } catch (error) {
      this.trouble = error instanceof Refused ? error.reason : 'missing';
    }
  }
}

/** A new one; the first defines its tag. */
export function newDevice(keeping: Keeping | undefined): PeDevice {
  if (!customElements.get('pe-device')) customElements.define('pe-device', PeDevice);
  return Object.assign(document.createElement('pe-device'), { keeping });
}

const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(document.documentElement.lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / 1e6);

declare global {
  interface HTMLElementTagNameMap {
    'pe-device': PeDevice;
  }
}
