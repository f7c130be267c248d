import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import ts from 'typescript';

import { paths } from '../paths.js';

/** A member of an interface or of a class, or what a function takes. */
export interface Member {
  readonly name: string;
  /** The type, or the whole signature of a method, as TypeScript writes it. */
  readonly type: string;
  readonly text: string;
}

/** An export of a module, with the sentences and tags of its comment. */
export interface Declaration {
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'constant';
  readonly name: string;
  /** Without its body: of a type what it stands for, of a function its parameters and what it gives. */
  readonly signature: string;
  readonly text: string;
  readonly members: readonly Member[];
}

const spaces = (code: string): string => code.replace(/\s+/g, ' ').trim();

/** A comment's sentences, then those of its tags: `@throws` says so in words. */
function docText(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const own = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  const tags = (comment?.tags ?? []).flatMap((tag) => {
    const said = spaces(ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/^- /, '');
    if (tag.tagName.text === 'throws') return [`Throws ${said.replace(/^(?=[a-z])/, 'an ')}`];
    return ts.isJSDocParameterTag(tag) ? [`\`${tag.name.getText()}\`: ${said}`] : [];
  });
  return [spaces(own), ...tags].filter((part) => part !== '').join(' ');
}

type WithBody = ts.FunctionDeclaration | ts.MethodDeclaration;

/** All of a function but its body and the words before its name. */
function getSignature(node: WithBody | ts.MethodSignature): string {
  const file = node.getSourceFile().text;
  const end = ('body' in node && node.body?.pos) || node.end;
  const [name, given] = [node.name?.getText() ?? '', node.type ? `: ${node.type.getText()}` : ''];
  // What a function takes apart has no name; its caller gives one object.
  if (node.parameters.some(({ name: taken }) => ts.isObjectBindingPattern(taken)))
    return spaces(
      `${name}(${node.parameters.map((one) => `options${one.initializer ? '?' : ''}: ${one.type?.getText() ?? 'object'}`).join(', ')})${given}`,
    );
  return spaces(file.slice(node.name?.getStart() ?? node.getStart(), end)).replace(/;$/, '');
}

const isHidden = (node: ts.ClassElement): boolean =>
  (node.name !== undefined && ts.isPrivateIdentifier(node.name)) ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword));

function getMember(node: ts.ClassElement | ts.TypeElement): Member[] {
  const text = docText(node);
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    const isStatic =
      ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
    return [{ name: node.name.getText(), type: (isStatic ? 'static ' : '') + getSignature(node), text }];
  }
  if (!ts.isPropertySignature(node) || !node.type) return [];
  return [{ name: node.name.getText() + (node.questionToken ? '?' : ''), type: spaces(node.type.getText()), text }];
}

function getDeclaration(node: ts.Statement): Declaration[] {
  const text = docText(node);
  if (ts.isInterfaceDeclaration(node))
    return [{ kind: 'interface', name: node.name.text, signature: '', text, members: node.members.flatMap(getMember) }];
  if (ts.isTypeAliasDeclaration(node))
    return [
      {
        kind: 'type',
        name: node.name.text,
        signature: spaces(node.type.getText()).replace(/^\| /, ''),
        text,
        members: [],
      },
    ];
  if (ts.isFunctionDeclaration(node) && node.name)
    return [{ kind: 'function', name: node.name.text, signature: getSignature(node), text, members: [] }];
  if (ts.isClassDeclaration(node) && node.name) {
    const members = node.members.filter((member) => !isHidden(member)).flatMap(getMember);
    return [{ kind: 'class', name: node.name.text, signature: '', text, members }];
  }
  if (!ts.isVariableStatement(node)) return [];
  return node.declarationList.declarations.map(({ name, type }) => ({
    ...{ kind: 'constant' as const, name: name.getText(), signature: spaces(type?.getText() ?? '') },
    ...{ text, members: [] },
  }));
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** The exports that a module passes on from another one of ours: those that it names, or all. */
function passedOn(file: string, { exportClause, moduleSpecifier }: ts.ExportDeclaration): readonly Declaration[] {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  const declared = getDeclarations(join(dirname(file), moduleSpecifier.text.replace(/\.js$/, '.ts')));
  if (!exportClause || !ts.isNamedExports(exportClause)) return declared;
  const names = new Map(exportClause.elements.map(({ name, propertyName = name }) => [propertyName.text, name.text]));
  return declared.flatMap((one) => {
    const name = names.get(one.name);
    return name === undefined ? [] : [{ ...one, name }];
  });
}

/**
 * The exports of a module of ours, by its path below `web/`, in its order, then what it passes on from others; of a function
 * with several signatures each.
 */
export function getDeclarations(file: string): readonly Declaration[] {
  const path = join(paths.web, file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = source.statements.filter(isExported);
  const exported = [...own, ...source.statements.filter(ts.isExportDeclaration)];
  const overloaded = new Set(
    exported.filter(ts.isFunctionDeclaration).flatMap(({ name, body }) => (body ? [] : [name?.text])),
  );
  // Who calls a function with several signatures sees these, and not the one that has the body.
  return exported
    .filter((node) => !(ts.isFunctionDeclaration(node) && node.body && overloaded.has(node.name?.text)))
    .flatMap((node) => (ts.isExportDeclaration(node) ? passedOn(file, node) : getDeclaration(node)));
}
