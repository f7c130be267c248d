import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import ts from 'typescript';

import { paths } from '../paths.js';

/** A member of an interface or class, or a parameter of a function. */
export interface Member {
  readonly name: string;
  /** The type as TypeScript prints it, or the whole signature of a method. */
  readonly type: string;
  readonly text: string;
}

/** An export of a module, with its doc comment. */
export interface Declaration {
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'constant';
  readonly name: string;
  /** Without the body: the definition of a type, the parameters and return type of a function. */
  readonly signature: string;
  readonly text: string;
  readonly members: readonly Member[];
}

const spaces = (code: string): string => code.replace(/\s+/g, ' ').trim();

/** The text of a doc comment, followed by its tags as sentences; `@throws` becomes "Throws …". */
function docText(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).slice(-1);
  const own = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  const tags = (comment?.tags ?? []).flatMap((tag) => {
    const text = spaces(ts.getTextOfJSDocComment(tag.comment) ?? '').replace(/^- /, '');
    if (tag.tagName.text === 'throws') return [`Throws ${text.replace(/^(?=[a-z])/, 'an ')}`];
    return ts.isJSDocParameterTag(tag) ? [`\`${tag.name.getText()}\`: ${text}`] : [];
  });
  return [spaces(own), ...tags].filter((part) => part !== '').join(' ');
}

type WithBody = ts.FunctionDeclaration | ts.MethodDeclaration;

/** The signature of a function: everything after its name, without the body. */
function getSignature(node: WithBody | ts.MethodSignature): string {
  const file = node.getSourceFile().text;
  const end = ('body' in node && node.body?.pos) || node.end;
  const [name, given] = [node.name?.getText() ?? '', node.type ? `: ${node.type.getText()}` : ''];
  // A destructured parameter has no name. Callers pass one object.
  if (node.parameters.some(({ name: taken }) => ts.isObjectBindingPattern(taken)))
    return spaces(
      `${name}(${node.parameters.map((one) => `options${one.initializer ? '?' : ''}: ${one.type?.getText() ?? 'object'}`).join(', ')})${given}`,
    );
  return spaces(file.slice(node.name?.getStart() ?? node.getStart(), end)).replace(/;$/, '');
}

const isHidden = (node: ts.ClassElement): boolean =>
  (node.name !== undefined && ts.isPrivateIdentifier(node.name)) ||
  (ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) ||
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

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

/** The members of the class that a class extends, if it is imported from another local module. */
function getInherited(node: ts.ClassDeclaration): readonly Member[] {
  const base = node.heritageClauses?.[0]?.types[0]?.expression.getText();
  const source = node.getSourceFile();
  const from = source.statements.filter(ts.isImportDeclaration).find(({ importClause }) =>
    importClause
      ?.getText()
      .match(/\w+/g)
      ?.includes(base ?? ''),
  );
  if (base === undefined || !from || !ts.isStringLiteral(from.moduleSpecifier)) return [];
  const file = join(dirname(source.fileName), from.moduleSpecifier.text.replace(/\.js$/, '.ts'));
  return getDeclarations(relative(paths.web, file)).find(({ name }) => name === base)?.members ?? [];
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
    const own = node.members.filter((member) => !isHidden(member)).flatMap(getMember);
    const members = [...own, ...getInherited(node)];
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

/** The declarations that a module re-exports from another local module: the named ones, or all. */
function getReexports(file: string, { exportClause, moduleSpecifier }: ts.ExportDeclaration): readonly Declaration[] {
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
 * The exports of a module, given by its path below `web/`, in source order, then its re-exports. An overloaded function
 * has one entry per signature.
 */
export function getDeclarations(file: string): readonly Declaration[] {
  const path = join(paths.web, file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const own = source.statements.filter(isExported);
  const exported = [...own, ...source.statements.filter(ts.isExportDeclaration)];
  const overloaded = new Set(
    exported.filter(ts.isFunctionDeclaration).flatMap(({ name, body }) => (body ? [] : [name?.text])),
  );
  // Callers see the overload signatures, not the implementation.
  return exported
    .filter((node) => !(ts.isFunctionDeclaration(node) && node.body && overloaded.has(node.name?.text)))
    .flatMap((node) => (ts.isExportDeclaration(node) ? getReexports(file, node) : getDeclaration(node)));
}
