import { Markup, escapeHtml, markup } from '../pages/markup.js';
import { moduleCalls, type ModuleName } from '../../core/modules.js';
import { getDeclarations, type Declaration, type Member } from './declarations.js';

/** The interfaces that list calls; the page shows them as one list, call by call. */
const tables = new Set(['Calls', 'Specs', 'Results']);

/** Converts backticks in doc comments to `<code>`. */
const withCode = (text: string): Markup => new Markup(escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>'));

const getId = (name: string): string => `api-${name}`;

/** A type as HTML, in which each name that the page documents is a link. */
function linked(type: string, known: ReadonlySet<string>): Markup {
  const html = escapeHtml(type).replace(/\b[A-Za-z]\w*\b/g, (name) =>
    known.has(name) ? `<a href="#${getId(name)}">${name}</a>` : name,
  );
  return new Markup(`<code>${html}</code>`);
}

function table(members: readonly Member[], known: ReadonlySet<string>): Markup | false {
  const rows = members.map(
    ({ name, type, text }) =>
      markup`<tr><th scope="row"><code>${name}</code></th><td>${linked(type, known)}${text !== '' && markup`<p>${withCode(text)}</p>`}</td></tr>\n`,
  );
  return members.length > 0 && markup`<table><tbody>\n${rows}</tbody></table>\n`;
}

function entry(declaration: Declaration, known: ReadonlySet<string>, isFirst = true): Markup {
  const { kind, name, signature, text, members } = declaration;
  // A `typeof` type says nothing to readers; the tags of its comment explain it.
  const isPlain = signature !== '' && !signature.includes('typeof');
  const shown = {
    ...{ function: signature, class: `class ${name}`, interface: name },
    ...{ type: `type ${name}${isPlain ? ` = ${signature}` : ''}`, constant: name + (isPlain ? `: ${signature}` : '') },
  }[kind];
  const id = isFirst && markup` id="${getId(name)}"`;
  return markup`<div class="entry"${id}><h3>${linked(shown, new Set([...known].filter((other) => other !== name)))}</h3>
${text !== '' && markup`<p>${withCode(text)}</p>\n`}${table(members, known)}</div>
`;
}

/** A core call as a `<details>` element: its parameters and its result. */
function call(
  method: Member,
  modules: readonly ModuleName[],
  all: ReadonlyMap<string, Declaration>,
  known: ReadonlySet<string>,
): Markup {
  const [, spec = '', result = ''] = /Partial<(\w+)>\): (.+)$/.exec(method.type) ?? [];
  const [takes, gives] = [all.get(spec), all.get(result)];
  return markup`<details class="entry list-fold" id="${getId(method.name)}"><summary><strong><code>${method.name}</code></strong> ${withCode(method.text)}</summary>
<p>${linked(method.type, known)} <small>${modules.map((name) => `${name}.wasm`).join(', ')}</small></p>
${takes && markup`<div id="${getId(spec)}"><p>${withCode(takes.text)}</p>\n${table(takes.members, known)}</div>\n`}${gives && markup`<div id="${getId(result)}"><p>${withCode(gives.text)}</p>\n${table(gives.members, known)}</div>\n`}</details>
`;
}

const uniqueIds = (html: string): string => {
  const ids = new Set<string>();
  // Calls can share a type. Only its first occurrence keeps the id, so links lead there.
  return html.replace(/ id="([^"]+)"/g, (attribute, id: string) => {
    if (ids.has(id)) return '';
    ids.add(id);
    return attribute;
  });
};

/**
 * The API page: all exports of the npm package, read from its types. In English in every language, like the comments it
 * comes from.
 */
export function apiList(): string {
  const elements = getDeclarations('package/index.ts');
  const specs = getDeclarations('core/specs.ts');
  const ofSpecs = new Set(specs.map(({ name }) => name));
  const everything = getDeclarations('core/index.ts').filter(({ name }) => !ofSpecs.has(name));
  const all = new Map([...everything, ...specs].map((one) => [one.name, one]));
  // Where class Core overrides a call, document its signature, which is the one that users get.
  const own = new Map(all.get('Core')?.members.map((method) => [method.name, method]));
  const calls = (all.get('Calls')?.members ?? []).map((method) => own.get(method.name) ?? method);
  const callNames = new Set(calls.map(({ name }) => name));
  const core = everything.map((one) => ({ ...one, members: one.members.filter(({ name }) => !callNames.has(name)) }));
  const inCalls = new Set(calls.flatMap(({ type }) => [...(/Partial<(\w+)>\): (.+)$/.exec(type) ?? [])].slice(1)));
  const rest = specs.filter(({ name }) => !inCalls.has(name) && !tables.has(name));
  const known = new Set([...elements, ...core, ...specs].map(({ name }) => name).filter((name) => !tables.has(name)));
  const names = Object.keys(moduleCalls) as ModuleName[];
  const getModules = ({ name }: Member): ModuleName[] =>
    names.filter((module) => (moduleCalls[module] as readonly string[]).includes(name));
  const seen = new Set<string>();
  const entries = (declarations: readonly Declaration[]): Markup[] =>
    declarations.map((one) => {
      const isFirst = !seen.has(one.name);
      seen.add(one.name);
      return entry(one, known, isFirst);
    });
  return uniqueIds(
    markup`<div class="api" lang="en" translate="no">
<h2 id="api-figures"><code>positional-encoding-tour</code></h2>
${entries(elements)}
<h2 id="api-the-core"><code>positional-encoding-tour/core</code></h2>
${entries(core)}
<h2 id="api-calls">Calls</h2>
<p>Methods of class Core. Each takes any part of its spec: a field that is left out has its default.</p>
${calls.map((method) => call(method, getModules(method), all, known))}
<h2 id="api-types">Types</h2>
${entries(rest)}</div>
`.text,
  );
}
