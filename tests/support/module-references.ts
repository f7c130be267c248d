import ts from 'typescript';

/** The files that a script requests: all kinds of imports, and URLs relative to import.meta.url. */
export function asksFor(code: string): string[] {
  const source = ts.createSourceFile('script.js', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const isCall = ts.isCallExpression(node) && /^import(Scripts)?$/.test(node.expression.getText(source));
    if (isCall || ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isMetaProperty(node))
      found.push(node.getText(source).slice(0, 80));
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}
