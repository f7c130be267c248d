import { parseFragment, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

import { figureTagsIn } from '../content/figure-tags.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import { renderFigures } from './figures.js';

type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a tree in order, with those of templates but not those below a custom element, which a script would take over. */
function* getElements(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  parent.childNodes = parent.childNodes.filter(({ nodeName }) => !nodeName.startsWith('pe-'));
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* getElements('content' in node ? node.content : node);
  }
}

const isPicture = ({ attrs }: Element): boolean =>
  attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes('picture'));

/** The picture of a figure with its styles, without its controls: the content of a shadow root. */
export async function renderMiniature(tag: string, language: Language): Promise<string> {
  const name = figureTagsIn(tag)[0]?.name ?? '';
  const drawn = await renderFigures(`${tag}\n</${name}>`, language);
  const shadow = parseFragment(drawn.slice(drawn.indexOf('<template'), drawn.lastIndexOf('</template>')));
  const elements = [...getElements(shadow)];
  const picture = elements.find(isPicture);
  if (!picture) throw new Error(`${tag} has no picture`);
  const parts = [...elements.filter(({ tagName }) => tagName === 'style'), picture];
  return parts
    .map((part) => serializeOuter(part))
    .join('')
    .replace(/<!--.*?-->/gs, '');
}
