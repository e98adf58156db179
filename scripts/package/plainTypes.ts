import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { isObject, objectKey, plainType, type NamedObjects } from './plainType.ts';

/** A declaration file that infers types from schemas, and the plain one written beside it. */
interface SchemaFile {
  path: string;
  plainPath: string;
  source: ts.SourceFile;
  schemas: Map<string, ts.VariableStatement>;
  types: (ts.TypeAliasDeclaration | ts.InterfaceDeclaration)[];
}

/**
 * Gives a built package's entries plain types in place of types inferred from schemas, so that a consumer's compiler
 * reads interfaces instead of evaluating TypeBox: `schema.d.ts` keeps the schemas, `schema.types.d.ts` has the types.
 */
export function writePlainTypes(folder: string): void {
  const files = globSync('**/*.d.ts', { cwd: folder })
    .toSorted()
    .map((file) => readSchemaFile(join(folder, file)))
    .filter((file) => file !== undefined);
  const named = namedObjects(files);
  for (const file of files) writeFileSync(file.plainPath, plainFile(file, named));
  for (const file of files) writeFileSync(file.path, withPlainTypes(file));
  const typesOf = new Map(files.map((file) => [file.path, exportedTypes(file, files)]));
  for (const file of globSync('**/*.d.ts', { cwd: folder })) pointToPlainTypes(join(folder, file), typesOf);
}

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

function readSchemaFile(path: string): SchemaFile | undefined {
  const source = parse(path);
  if (!source.text.includes('typebox') && !collectsSchemas(source)) return undefined;
  const variables = source.statements.filter((statement) => ts.isVariableStatement(statement));
  const types = source.statements.filter(
    (statement) => ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement),
  );
  return {
    path,
    plainPath: path.replace(/\.d\.ts$/, '.types.d.ts'),
    source,
    schemas: new Map(variables.map((variable) => [nameOf(variable), variable])),
    types,
  };
}

/** Whether a file only re-exports schemas of others, as an entry of a domain that has several files of them. */
const collectsSchemas = ({ statements }: ts.SourceFile): boolean =>
  statements.length > 0 &&
  statements.every(
    (statement) =>
      ts.isExportDeclaration(statement) &&
      (statement.moduleSpecifier as ts.StringLiteral | undefined)?.text.endsWith('schema.js'),
  );

/** Files that a file re-exports whole. */
const reexported = ({ path, source }: SchemaFile): string[] =>
  source.statements.flatMap((statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier
      ? [join(dirname(path), (statement.moduleSpecifier as ts.StringLiteral).text.replace(/\.js$/, '.d.ts'))]
      : [],
  );

function exportedTypes(file: SchemaFile, files: SchemaFile[]): Set<string> {
  const others = files.filter(({ path }) => reexported(file).includes(path));
  const own = file.types.map(({ name }) => name.text);
  return new Set([...own, ...others.flatMap((other) => [...exportedTypes(other, files)])]);
}

const isImportOf = (statement: ts.Statement, module: string): boolean =>
  ts.isImportDeclaration(statement) && (statement.moduleSpecifier as ts.StringLiteral).text === module;

const nameOf = (variable: ts.VariableStatement): string =>
  variable.declarationList.declarations[0]?.name.getText() ?? '';

const schemaType = (variable: ts.VariableStatement): ts.TypeNode | undefined =>
  variable.declarationList.declarations[0]?.type;

/** The schema whose type an alias has: `X` of `Static<typeof X>`. */
function inferredFrom(alias: SchemaFile['types'][number]): string | undefined {
  if (!ts.isTypeAliasDeclaration(alias) || !ts.isTypeReferenceNode(alias.type)) return undefined;
  const [query] = alias.type.typeArguments ?? [];
  if (alias.type.typeName.getText() !== 'Static' || !query || !ts.isTypeQueryNode(query)) return undefined;
  return query.exprName.getText();
}

/**
 * Every exported type of an object or a choice of values by its structure: nested occurrences are replaced by its name.
 */
function namedObjects(files: SchemaFile[]): NamedObjects {
  const named: NamedObjects = new Map();
  for (const { plainPath, schemas, types } of files) {
    for (const alias of types) {
      const variable = schemas.get(inferredFrom(alias) ?? '');
      const key = variable && objectKey(schemaType(variable));
      if (key) named.set(key, [...(named.get(key) ?? []), { name: alias.name.text, path: plainPath }]);
    }
  }
  return named;
}

const commentOf = (node: ts.Node): string =>
  (ts.getLeadingCommentRanges(node.getSourceFile().text, node.pos) ?? [])
    .map(({ pos, end }) => `${node.getSourceFile().text.slice(pos, end)}\n`)
    .join('');

function plainFile(file: SchemaFile, named: NamedObjects): string {
  const imported = new Map<string, string>();
  const declarations = file.types.map((alias) => plainDeclaration(file, alias, named, imported));
  const others = file.source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return [statement.getText().replace(/^export (?!type)/, 'export type ')];
    return ts.isImportDeclaration(statement) && !isImportOf(statement, 'typebox') ? [statement.getText()] : [];
  });
  const imports = [...imported].map(
    ([name, path]) => `import type { ${name} } from '${moduleOf(file.plainPath, path)}';\n`,
  );
  return [...others.map((statement) => `${statement}\n`), ...imports, ...declarations, 'export {};\n'].join('');
}

function plainDeclaration(
  file: SchemaFile,
  alias: SchemaFile['types'][number],
  named: NamedObjects,
  imported: Map<string, string>,
): string {
  const schema = inferredFrom(alias);
  const variable = schema === undefined ? undefined : file.schemas.get(schema);
  const type = variable && schemaType(variable);
  if (!type) {
    if (schema !== undefined) throw new Error(`${file.path}: the schema ${schema} is not declared in this file.`);
    return `${alias.getFullText().trim()}\n`;
  }
  const own = { name: alias.name.text, path: file.plainPath };
  const text = plainType(type, { own, named, imported });
  const comment = commentOf(alias) || commentOf(variable);
  return isObject(type) && text.startsWith('{')
    ? `${comment}export interface ${own.name} ${text}\n`
    : `${comment}export type ${own.name} = ${text};\n`;
}

/** The path of `./schema.types.js` from another file. */
function moduleOf(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

/** The schemas, whose inferred types are now names of plain ones. */
function withPlainTypes({ path, plainPath, source, types }: SchemaFile): string {
  let text = source.text;
  for (const alias of types.toReversed()) {
    if (inferredFrom(alias) === undefined) continue;
    const plain = `export type ${alias.name.text} = Plain.${alias.name.text};`;
    text = text.slice(0, alias.getStart()) + plain + text.slice(alias.end);
  }
  return `import type * as Plain from '${moduleOf(path, plainPath)}';\n${text.replace(/, type Static\b/, '')}`;
}

/** Makes a file that needs only types import the plain ones. */
function pointToPlainTypes(path: string, typesOf: Map<string, Set<string>>): void {
  const source = parse(path);
  let { text } = source;
  for (const statement of source.statements.toReversed()) {
    const specifier = typesOnly(statement);
    if (!specifier?.text.startsWith('.')) continue;
    const types = typesOf.get(join(dirname(path), specifier.text.replace(/\.js$/, '.d.ts')));
    if (!types || !namesOf(statement).every((name) => types.has(name))) continue;
    const plain = `'${specifier.text.replace(/\.js$/, '.types.js')}'`;
    text = text.slice(0, specifier.getStart()) + plain + text.slice(specifier.end);
  }
  if (text !== source.text) writeFileSync(path, text);
}

/** The module of `import type …` and `export type …`. */
function typesOnly(statement: ts.Statement): ts.StringLiteral | undefined {
  const isType = ts.isImportDeclaration(statement)
    ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : ts.isExportDeclaration(statement) && statement.isTypeOnly;
  if (!isType) return undefined;
  return (statement as ts.ImportDeclaration | ts.ExportDeclaration).moduleSpecifier as ts.StringLiteral | undefined;
}

/** Names that a statement takes from its module; none for all of them. */
function namesOf(statement: ts.Statement): string[] {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : (statement as ts.ExportDeclaration).exportClause;
  if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) return [];
  return clause.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
}
