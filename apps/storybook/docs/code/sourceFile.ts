import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** Where a name of a file comes from. */
export interface ImportedName {
  /** As exported; `*` stands for the namespace. */
  name: string;
  /** A path of a file of the repository, or the specifier of a package. */
  from: string;
  isType: boolean;
}

/** The top level of a file: what it declares and what it imports. */
export interface SourceFile {
  path: string;
  tree: ts.SourceFile;
  declarations: ReadonlyMap<string, ts.Statement>;
  imports: ReadonlyMap<string, ImportedName>;
}

const files = new Map<string, SourceFile>();

export function readSourceFile(path: string): SourceFile {
  const known = files.get(path);
  if (known) return known;
  const tree = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const file = { path, tree, declarations: declarationsOf(tree), imports: importsOf(tree, path) };
  files.set(path, file);
  return file;
}

/** Forgets what was read, before a file that has changed is read again. */
export const forgetSourceFiles = (): void => files.clear();

function declarationsOf(tree: ts.SourceFile): Map<string, ts.Statement> {
  const found = new Map<string, ts.Statement>();
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        for (const each of namesIn(name)) found.set(each, statement);
      }
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    if (isNamed && statement.name) found.set(statement.name.text, statement);
  }
  return found;
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

function importsOf(tree: ts.SourceFile, path: string): Map<string, ImportedName> {
  const found = new Map<string, ImportedName>();
  for (const statement of tree.statements) {
    if (ts.isExportDeclaration(statement)) readPassedOn(statement, path, found);
    if (!ts.isImportDeclaration(statement) || !statement.importClause) continue;
    const { importClause: clause, moduleSpecifier } = statement;
    const from = addressOf((moduleSpecifier as ts.StringLiteral).text, path);
    const areTypes = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const { namedBindings: bindings } = clause;
    if (clause.name) found.set(clause.name.text, { name: 'default', from, isType: areTypes });
    if (!bindings) continue;
    if (ts.isNamespaceImport(bindings)) found.set(bindings.name.text, { name: '*', from, isType: areTypes });
    else
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        found.set(name.text, { name: propertyName?.text ?? name.text, from, isType: areTypes || isTypeOnly });
  }
  return found;
}

/** `export { emptyCart } from '@vetka/domain/cart'` */
function readPassedOn(statement: ts.ExportDeclaration, path: string, into: Map<string, ImportedName>): void {
  const { exportClause, moduleSpecifier, isTypeOnly } = statement;
  if (!moduleSpecifier || !exportClause || !ts.isNamedExports(exportClause)) return;
  const from = addressOf((moduleSpecifier as ts.StringLiteral).text, path);
  for (const { name, propertyName, isTypeOnly: isType } of exportClause.elements)
    into.set(name.text, { name: propertyName?.text ?? name.text, from, isType: isType || isTypeOnly });
}

function addressOf(specifier: string, importer: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const path = resolve(dirname(importer), specifier);
  return existsSync(path) ? path : specifier;
}
