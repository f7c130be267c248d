import type { CDPSession, Locator, Page } from '@playwright/test';

/** A node of Chromium's accessibility tree (DevTools protocol). */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly description?: { readonly value?: string };
  readonly value?: { readonly value?: string | number };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
}

/** A node as announced by a screen reader, with its children. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly states: readonly string[];
  readonly children: readonly AccessibleNode[];
}

/** Roles whose text is inline. */
const inline = new Set(
  'StaticText text strong emphasis code subscript superscript mark LabelText Legend Abbr'.split(' '),
);
/** Roles that screen readers skip. */
const transparent = new Set('none generic Section Figcaption RootWebArea LineBreak Pre rowgroup ListMarker'.split(' '));

const stateTexts: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  checked: (value) => (value === 'true' ? 'checked' : 'not checked'),
  pressed: (value) => (value === 'true' ? 'pressed' : 'not pressed'),
  selected: (value) => (value === true ? 'selected' : undefined),
  expanded: (value) => (value === true ? 'expanded' : 'collapsed'),
  disabled: (value) => (value === true ? 'unavailable' : undefined),
  invalid: (value) => (value === 'true' ? 'invalid' : undefined),
  readonly: (value) => (value === true ? 'read only' : undefined),
  hasPopup: (value) => (typeof value === 'string' && value !== 'false' ? `opens ${value}` : undefined),
};

export async function getAccessibility(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  await session.send('DOM.enable');
  return session;
}

/** The accessibility tree of an element and its shadow root, in reading order. */
export async function getAccessibilityTree(session: CDPSession, element: Locator): Promise<AccessibleNode[]> {
  const id = await getBackendId(session, element);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const root = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === id);
  if (!root) throw new Error('The accessibility tree has no such element');
  return toAccessibleNodes(root, { byId, values: await getValues(session, nodes), boxes: await getBoxes(session) });
}

async function getBackendId(session: CDPSession, element: Locator): Promise<number> {
  const mark = 'inspectedElement';
  await element.evaluate((node, name) => Reflect.set(globalThis, name, node), mark);
  const { result } = await session.send('Runtime.evaluate', { expression: `globalThis['${mark}']` });
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId! });
  return node.backendNodeId;
}

/** The values of sliders. Chromium exposes them to screen readers, but in DevTools only for native sliders. */
async function getValues(session: CDPSession, nodes: readonly AxNode[]): Promise<Map<string, string>> {
  const values = new Map<string, string>();
  for (const { nodeId, role, backendDOMNodeId } of nodes) {
    if (role?.value !== 'slider' || backendDOMNodeId === undefined) continue;
    const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
    const { attributes = [] } = node;
    const at = attributes.findIndex((name, index) => index % 2 === 0 && name === 'aria-valuetext');
    const value = at < 0 ? undefined : attributes[at + 1];
    if (value !== undefined) values.set(nodeId, value);
  }
  return values;
}

/** Block-level nodes, whose text is announced separately from its neighbours. */
async function getBoxes(session: CDPSession): Promise<Set<number>> {
  const { documents, strings } = await session.send('DOMSnapshot.captureSnapshot', { computedStyles: ['display'] });
  const boxes = new Set<number>();
  for (const { nodes, layout } of documents)
    layout.nodeIndex.forEach((node, place) => {
      const display = strings[layout.styles[place]?.[0] ?? -1];
      const id = nodes.backendNodeId?.[node];
      if (id !== undefined && display !== 'inline') boxes.add(id);
    });
  return boxes;
}

interface Tree {
  readonly byId: ReadonlyMap<string, AxNode>;
  readonly values: ReadonlyMap<string, string>;
  readonly boxes: ReadonlySet<number>;
}

const space: AccessibleNode = { role: 'text', name: ' ', value: '', states: [], children: [] };

function toAccessibleNodes(node: AxNode, tree: Tree): AccessibleNode[] {
  const { byId, values, boxes } = tree;
  const inner = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? toAccessibleNodes(child, tree) : [];
  });
  const children = boxes.has(node.backendDOMNodeId ?? 0) ? [space, ...inner, space] : inner;
  const role = node.role?.value ?? '';
  if (role === 'InlineTextBox') return [];
  if (node.ignored || transparent.has(role)) return children;
  const text = (node.name?.value ?? '').replace(/\s+/g, ' ');
  if (role === 'StaticText') return [{ ...space, name: text }];
  if (inline.has(role)) return children;
  const properties = new Map(node.properties?.map(({ name, value }) => [name, value.value]));
  const states = Object.entries(stateTexts).flatMap(([name, t]) =>
    properties.has(name) ? (t(properties.get(name)) ?? []) : [],
  );
  if (node.description?.value) states.push(`described: ${node.description.value.trim()}`);
  const value = values.get(node.nodeId) ?? String(node.value?.value ?? '');
  return [{ role, name: text.trim(), value: value.trim(), states, children }];
}

/** Roles that are announced by name only, because their children repeat it. */
const leaves = new Set(
  (
    'button link image img slider textbox checkbox radio switch option menuitem progressbar spinbutton math tab heading combobox ' +
    'searchbox PopUpButton columnheader rowheader cell DisclosureTriangle summary MathMLMath'
  ).split(' '),
);

/** Formats the tree for review: one line per stop of the screen reader. */
export function formatTree(spoken: readonly AccessibleNode[], depth = 0): string[] {
  const out: string[] = [];
  const indent = '  '.repeat(depth);
  let run = '';
  const flush = (): void => {
    if (run.trim()) out.push(indent + run.trim().replace(/\s+/g, ' '));
    run = '';
  };
  for (const part of spoken) {
    if (part.role === 'text') run += part.name;
    else {
      flush();
      out.push(...formatNode(part, depth));
    }
  }
  flush();
  return out;
}

function formatNode({ role, name, value, states, children }: AccessibleNode, depth: number): string[] {
  const isLeaf = leaves.has(role);
  const inside = isLeaf && name ? [] : formatTree(children, depth + 1);
  const details = [value && `= ${value}`, ...states].filter(Boolean).join(', ');
  const head = '  '.repeat(depth) + role + (name && ` "${name}"`) + (details && ` ${details}`);
  if (name === '' && /^paragraph$/i.test(role)) return inside.map((line) => line.slice(2));
  if (name === '' && inside.length === 1 && children.every((child) => child.role === 'text'))
    return [`${head}: ${inside[0]!.trim()}`];
  return inside.length > 0 || name || details || isLeaf ? [head, ...inside] : [];
}
