import type { LitElement } from 'lit';

import type { Core } from '../../../../web/core/index.js';
import { figures } from '../../../../web/generator/figures/elements.js';
import { provideCore } from '../../../../web/figures/shared/frame/core-provider.js';
import { manifests } from '../../../../web/generator/figures/manifests.js';
import '../../../support/english.js';

export const blocks = manifests.filter(({ display }) => display === 'block');

/** Defines every figure, with a core for their calls. */
export function defineFigures(core: Core): void {
  provideCore(core);
  for (const [tag, element] of Object.entries(figures)) customElements.define(tag, element);
}

/** Shows a figure as the only one of the document. */
export async function shown<Element extends LitElement>(tag: string, attributes = ''): Promise<Element> {
  document.body.innerHTML = `<${tag} ${attributes}>A caption.</${tag}>`;
  const figure = document.querySelector(tag) as unknown as Element;
  await figure.updateComplete;
  return figure;
}
