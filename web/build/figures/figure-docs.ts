import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { paths } from '../paths.js';

/** What the comments above a figure's class and properties say. */
export interface ClassDocs {
  readonly summary: string;
  /** By property, those of the class it extends included. */
  readonly properties: ReadonlyMap<string, string>;
  /** By name; the caption's slot has none. */
  readonly slots: ReadonlyMap<string, string>;
  readonly events: ReadonlyMap<string, string>;
}

const commonFile = join(paths.root, 'web/figures/shared/frame/figure.ts');

function classIn(file: string, name: string): ts.ClassDeclaration {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found = source.statements.find((part) => ts.isClassDeclaration(part) && part.name?.text === name);
  if (!found) throw new Error(`${file} has no class ${name}`);
  return found as ts.ClassDeclaration;
}

const onOneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

function commentOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter((part) => ts.isJSDoc(part));
  return onOneLine(comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '').join(' '));
}

/** `@slot - The caption.` is of the slot without a name, `@fires name - When.` of the event. */
function tagsOf(node: ts.Node, tag: string): Map<string, string> {
  const texts = ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === tag);
  return new Map(
    texts.map(({ comment }) => {
      const [, name = '', text = ''] = /^([\w-]*?)\s*-\s+(.*)$/s.exec(ts.getTextOfJSDocComment(comment) ?? '') ?? [];
      return [name, onOneLine(text)];
    }),
  );
}

const propertiesOf = (node: ts.ClassDeclaration): [string, string][] =>
  node.members
    .filter((member) => ts.isPropertyDeclaration(member))
    .map((member): [string, string] => [member.name.getText(), commentOf(member)])
    .filter(([, comment]) => comment !== '');

/** Reads the comments of an element, whose file is below `web/`, and those of the class that figures extend for what it does not explain itself. */
export function docsOf(file: string, className: string): ClassDocs {
  const node = classIn(join(paths.root, 'web', file), className);
  const common = propertiesOf(classIn(commonFile, 'Figure'));
  return {
    summary: commentOf(node),
    properties: new Map([...common, ...propertiesOf(node)]),
    slots: tagsOf(node, 'slot'),
    events: tagsOf(node, 'fires'),
  };
}
