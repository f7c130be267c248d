import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';

import { getCaption } from '../frame/caption-of.js';
import { choice } from '../controls/choice.js';
import { tourAddress } from './tour-address.js';
import { getLanguageTag } from '../reader/languages.js';
import { shownFields } from '../frame/changed-attributes.js';
import { defaultReaderState, readerStore, type ReaderState } from '../reader/reader-state.js';
import { forms, snippet, type Form, type Shown } from './snippets.js';
import { folderOfLanguage, type Translate } from '../reader/messages.js';

/** The suffix of the element inside a shell, which has no meaning elsewhere. */
const shellName = /-figure$/;

/** The state of a figure: its own fields, and the page's values that differ from the defaults. */
export function shownBy(figure: LitElement, name: string, source: string): Shown {
  const { root = '', link } = tourAddress() ?? {};
  const readerState = Object.entries(readerStore.state)
    .filter(([field, value]) => value !== defaultReaderState[field as keyof ReaderState])
    .map(([field, value]) => [field, String(value)] as const);
  return {
    tag: figure.localName.replace(shellName, ''),
    attributes: [...new Map([...readerState, ...shownFields(figure)])],
    language: getLanguageTag(figure) || 'en',
    name,
    caption: getCaption(figure),
    source,
    link: link?.(figure) ?? '',
    root,
    height: figure.getBoundingClientRect().height,
  };
}

/** A choice of formats, the embed code for the current state, and a copy button. */
export class EmbedThis implements ReactiveController {
  readonly #host: LitElement;
  readonly #shown: () => Shown;
  #form: Form = 'html';
  #copied = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement, shown: () => Shown) {
    this.#host = host;
    this.#shown = shown;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  render(t: Translate): TemplateResult {
    const text = snippet(this.#form, this.#shown());
    const options = Object.entries(forms).map(([value, label]) => ({ value: value as Form, label }));
    const needsFile = ['hugo', 'jekyll', 'hexo'].includes(this.#form);
    const guide = `${tourAddress()?.root ?? ''}${folderOfLanguage(getLanguageTag(this.#host))}/embed/`;
    return html`
      <div class="embed">
        ${choice('embed-form', t('embed.form'), options, this.#form, (form) => this.#choose(form))}
        <pre tabindex="0" aria-label=${t('embed.snippet', { form: forms[this.#form] })}><code>${text}</code></pre>
        <button type="button" class="text-button" @click=${() => void this.#copy(text)}>
          ${t(this.#copied ? 'embed.copied' : 'embed.copy')}
        </button>
        ${needsFile ? html`<p class="note">${t('embed.needsFile', { form: forms[this.#form] })} <a href=${guide}>${t('embed.guide')}</a></p>` : nothing}
      </div>
    `;
  }

  #choose(form: Form): void {
    this.#form = form;
    this.#copied = false;
    this.#host.requestUpdate();
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#copied = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#copied = false;
        this.#host.requestUpdate();
      }, 2_000);
      this.#host.requestUpdate();
    } catch {
      // Without clipboard permission, selects the code for copying by hand.
      const code = this.#host.renderRoot.querySelector('.embed code');
      if (code) getSelection()?.selectAllChildren(code);
    }
  }
}
