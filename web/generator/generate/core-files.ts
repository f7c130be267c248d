import type { Choices, CoreCall, CoreField, CorePart, CoreTable } from './core-table.js';

const note = `// Generated from the tables of the C++ core by npm run generate; do not edit.`;

/** Formats a doc comment, in lines of at most 116 characters. */
function comment(text: string, indent = ''): string {
  if (text === '') return '';
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < 112 - indent.length)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}

/** `2^53` for a large power of two. */
function powerOfTwo(size: number): string | undefined {
  const power = Math.log2(size);
  return size >= 2 ** 20 && Number.isInteger(power) && 2 ** power === size ? `2^${power}` : undefined;
}

/**
 * A number as readers know it: 2^53 for 9007199254740992, also as the difference of two such powers or of one and 1.
 */
function known(value: number): string {
  const power = powerOfTwo(Math.abs(value));
  if (power !== undefined) return `${value < 0 ? '-' : ''}${power}`;
  for (const whole of [2 ** 53, 2 ** 32]) {
    const less = whole - value;
    const part = less === 1 ? '1' : powerOfTwo(less);
    if (value > whole / 2 && part !== undefined) return `${powerOfTwo(whole)} - ${part}`;
  }
  return String(value);
}

/** The same for sentences, where powers of ten are powers too. In code they may not be exact. */
function spelled(value: number): string {
  const power = Math.log10(Math.abs(value));
  const isPower = power >= 7 && Number(`1e${power}`) === Math.abs(value);
  return isPower ? `${value < 0 ? '-' : ''}10^${power}` : known(value);
}

const union = ({ words }: Choices): string => words.map((word) => `'${word}'`).join(' | ');

function getRange({ kind, min, max }: CoreField, many: boolean): string {
  const finite = many ? 'finite numbers' : 'a finite number';
  if (kind === 'above') return `${finite} greater than ${spelled(min)}`;
  if (max === Number.MAX_VALUE) return finite;
  const what = {
    whole: many ? 'whole numbers' : 'a whole number',
    even: many ? 'even numbers' : 'an even number',
    real: many ? 'numbers' : 'a number',
  }[kind];
  return `${what} from ${spelled(min)} to ${spelled(max)}`;
}

/** The doc comment of a field: its meaning, range and default. */
function getText(field: CoreField): string {
  const { type, maxLength, default: value } = field;
  const takes = {
    number: () => `${getRange(field, false)}; ${spelled(value as number)} by default`,
    choice: () => `'${String(value)}' by default`,
    text: () => `1 to ${maxLength} bytes of UTF-8; ${JSON.stringify(value)} by default`,
    Float32Array: () => '',
    Float64Array: () => '',
    Int32Array: () => '',
  }[type]();
  const array = `up to ${maxLength} ${getRange(field, true)}; ${(value as readonly number[]).length === 0 ? 'none' : String(value)} by default`;
  const sentence = takes || array;
  return `${field.doc} ${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`.trim();
}

function getType({ type, choices }: CoreField): string {
  if (type === 'choice') return choices.type ?? union(choices);
  if (type === 'text') return 'string';
  return type === 'number' ? 'number' : 'ArrayLike<number>';
}

function getPartType({ type, choices }: CorePart): string {
  if (type === 'choice') return choices.type ?? union(choices);
  return type.endsWith('Array') ? `${type}<ArrayBuffer>` : type;
}

const getSpec = ({ spec, specDoc, fields }: CoreCall): string =>
  `${comment(specDoc)}export interface ${spec} {\n${fields
    .map((field) => `${comment(getText(field), '  ')}  readonly ${field.name}: ${getType(field)};\n`)
    .join('')}}\n`;

const getResult = ({ result, resultDoc, parts }: CoreCall): string =>
  result === ''
    ? ''
    : `${comment(resultDoc)}export interface ${result} {\n${parts
        .map((part) => `${comment(part.doc, '  ')}  readonly ${part.name}: ${getPartType(part)};\n`)
        .join('')}}\n`;

/** The choices with named types, each once: those of fields first. */
function getChoices(calls: readonly CoreCall[]): string[] {
  const all = [...calls.flatMap(({ fields }) => fields), ...calls.flatMap(({ parts }) => parts)];
  const named = new Map(all.map(({ choices }) => [choices.type, choices]));
  named.delete(null);
  return [...named].map(([name, choices]) => `${comment(choices.doc ?? '')}export type ${name} = ${union(choices)};\n`);
}

const givenBy = ({ result, parts }: CoreCall): string => (result === '' ? getPartType(parts[0]!) : result);

function specs({ calls }: CoreTable): string {
  return [
    `${note}\n// A call takes any part of its spec: a field that is left out has its default.\n`,
    ...getChoices(calls),
    // Calls can share specs and results.
    ...new Set(calls.flatMap((call) => [getSpec(call), getResult(call)])),
    `/** The name of each call and the spec that it takes. */\nexport interface Specs {\n${calls
      .map(({ name, spec }) => `  readonly ${name}: ${spec};\n`)
      .join('')}}\n`,
    `${comment('The name of each call and what it gives: as it comes from the core, arrays borrow wasm memory until the next call.')}export interface Results {\n${calls
      .map(
        (call) =>
          `${comment(call.result === '' ? call.resultDoc : '', '  ')}  readonly ${call.name}: ${givenBy(call)};\n`,
      )
      .join('')}}\n`,
    `/** The calls as methods. */\nexport interface Calls {\n${calls
      .map((call) => `${comment(call.doc, '  ')}  ${call.name}(spec?: Partial<${call.spec}>): ${givenBy(call)};\n`)
      .join('')}}\n`,
    '/** The names of all calls. */\nexport type CallName = keyof Specs;\n',
  ].join('\n');
}

function getRule({ type, kind, min, max, maxLength, choices, default: value }: CoreField): string {
  const number = (of: number): string =>
    Math.abs(of) === Number.MAX_VALUE
      ? `${of < 0 ? '-' : ''}Number.MAX_VALUE`
      : known(of).replaceAll(/(\d+)\^(\d+)/g, '($1 ** $2)');
  if (type === 'number') {
    const ends = kind === 'above' ? [min] : [min, max];
    return `${kind}(${[...ends, value as number].map(number).join(', ')})`;
  }
  if (type === 'choice') return `choice([${union(choices).replaceAll(' | ', ', ')}], '${String(value)}')`;
  if (type === 'text') return `text(${maxLength}, ${JSON.stringify(value)})`;
  const each = `${kind}(${(kind === 'above' ? [min] : [min, max]).map(number).join(', ')}, 0)`;
  return `array('${type}', ${maxLength}, ${each}, [${(value as readonly number[]).join(', ')}])`;
}

/** One line for each module. */
const getLines = ({ modules }: CoreTable, line: (name: string) => string): string =>
  Object.keys(modules)
    .map((name) => `  ${name}: ${line(name)},\n`)
    .join('');

/** The topic of a call: the folder of cpp/include/posenc that declares it. */
const getTopic = ({ file }: CoreCall): string => /include\/posenc\/(\w+)\//.exec(file)![1]!;

/** Calls in their order, grouped by topic. */
function byTopic(calls: readonly CoreCall[]): [topic: string, calls: readonly CoreCall[]][] {
  const topics = [...new Set(calls.map(getTopic))];
  return topics.map((topic) => [topic, calls.filter((call) => getTopic(call) === topic)]);
}

const getNames = (calls: readonly CoreCall[]): string => calls.map(({ name }) => name).join(', ');

const getImports = (calls: readonly CoreCall[], folder: string): string =>
  byTopic(calls)
    .map(([topic, own]) => `import { ${getNames(own)} } from '${folder}/${topic}.js';\n`)
    .join('');

function fieldsOfTopic(calls: readonly CoreCall[]): string {
  const table = calls
    .map(
      (call) =>
        `export const ${call.name}: Fields['${call.name}'] = {\n${call.fields.map((field) => `  ${field.name}: ${getRule(field)},\n`).join('')}};\n`,
    )
    .join('\n');
  const builders = ['above', 'array', 'choice', 'even', 'real', 'text', 'whole'].filter((name) =>
    table.includes(`${name}(`),
  );
  return `${note}\nimport { ${[...builders, 'type Fields'].join(', ')} } from '../field.js';\n\n${table}`;
}

function fields({ calls }: CoreTable): string {
  return [
    note,
    `import type { Fields } from './field.js';\n${getImports(calls, './fields')}`,
    comment(
      'The one table of the seam: which fields each spec has, of which type, in which range, and what a field is that is left out. The types are checked here, before a spec crosses into wasm; the ranges are enforced by the C++ core, from which this table comes, and repeated for number inputs. Rules of two fields stand in the core alone. What a page loads imports the topics that it needs from `fields/`.',
    ) + `export const fields: Fields = { ${getNames(calls)} };\n`,
  ].join('\n');
}

/** The file that loads a module: its Emscripten loader and the fields of its calls. */
function moduleNamed(name: string, { calls, modules }: CoreTable): string {
  const own = calls.filter((call) => modules[name]!.includes(call.name));
  return `${note}\n${getImports(own, '../fields')}\nexport { default } from '../../../build/wasm/${name}.mjs';\nexport const fields = { ${getNames(own)} };\n`;
}

/** The calls of each module. */
const modules = (table: CoreTable): string =>
  [
    `${note}\nimport type { CallName } from './specs.js';\n`,
    `/** The calls of each wasm module: 'core' has those of 'clock', too. */\nexport const moduleCalls = {\n${getLines(table, (name) => `[${table.modules[name]!.map((call) => `'${call}'`).join(', ')}]`)}} as const satisfies Readonly<Record<string, readonly CallName[]>>;\n`,
    '/** The wasm modules by name. */\nexport type ModuleName = keyof typeof moduleCalls;\n',
    '/** The names of all calls. */\nexport const callNames: readonly CallName[] = [...moduleCalls.core, ...moduleCalls.training];\n',
  ].join('\n');

/** The loaders of all modules. */
const moduleLoaders = (table: CoreTable): string =>
  [
    `${note}\nimport type { LoadedModule } from './embind-types.js';\nimport type { ModuleName } from './modules.js';\n`,
    `/** The JavaScript around each module and the fields of its calls, when they are asked for. Bundlers find the files by these very expressions. */\nexport const moduleLoaders: Readonly<Record<ModuleName, () => Promise<LoadedModule>>> = {\n${getLines(table, (name) => `() => import('./modules/${name}.js')`)}};\n`,
  ].join('\n');

const addresses = ({ modules }: CoreTable): string =>
  [
    `${note}\nimport type { ModuleName } from '../../../core/modules.js';\n`,
    `/** The address of each module's wasm. Bundlers find the files by these very expressions. */\nexport const wasmUrls: Readonly<Record<ModuleName, string>> = {\n${Object.keys(
      modules,
    )
      .map((name) => `  ${name}: new URL('../../../../build/wasm/${name}.wasm', import.meta.url).href,\n`)
      .join('')}};\n`,
  ].join('\n');

const declarations = ({ modules }: CoreTable): string =>
  [
    `${note}\n`,
    ...Object.keys(modules).map(
      (name) =>
        `declare module '*/build/wasm/${name}.mjs' {\n  const create: import('./embind-types.js').Glue['default'];\n  export default create;\n}\n`,
    ),
  ].join('\n');

/** The files generated from the C++ core's call table, by path below web/. */
export function getCoreFiles(table: CoreTable): Readonly<Record<string, string>> {
  return {
    'core/specs.ts': specs(table),
    'core/fields.ts': fields(table),
    ...Object.fromEntries(
      byTopic(table.calls).map(([topic, calls]) => [`core/fields/${topic}.ts`, fieldsOfTopic(calls)]),
    ),
    'core/modules.ts': modules(table),
    'core/module-loaders.ts': moduleLoaders(table),
    ...Object.fromEntries(
      Object.keys(table.modules).map((name) => [`core/modules/${name}.ts`, moduleNamed(name, table)]),
    ),
    // Only this folder knows URLs.
    'figures/shared/links/wasm-addresses.ts': addresses(table),
    'core/core-module.d.ts': declarations(table),
  };
}
