import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { readSourceFile, type ImportedName, type SourceFile } from './sourceFile.ts';

const kit = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));

/** A story whose code cannot be shown: it uses something that an application does not have. */
export class NotShown extends Error {}

/** What a piece of code needs around it: imports of packages, and declarations of the same and of other files. */
export class Dependencies {
  /** Whether a constant is narrowed by `if (!first) throw …`, which holds in arrow functions only. */
  hasGuards = false;
  readonly #imports = new Map<string, Map<string, boolean>>();
  /** In the order in which they can stand. */
  readonly #declarations = new Map<ts.Statement, SourceFile>();
  /** What a name of the resulting file stands for. */
  readonly #taken = new Map<string, string>();
  /** Other names of things whose own are taken, by file. */
  readonly #renamed = new Map<string, Map<string, string>>();

  /** Finds everything that a node of a file uses. */
  add(node: ts.Node, file: SourceFile): void {
    for (const name of namesUsedIn(node)) {
      const declaration = file.declarations.get(name);
      if (declaration) this.#declare(name, declaration, { file, as: name, from: file });
      else this.#import(name, file);
    }
  }

  /** A type that the code itself needs. */
  addType(name: string, specifier: string): void {
    const names = this.#imports.get(specifier) ?? new Map<string, boolean>();
    this.#imports.set(specifier, names.set(name, names.get(name) ?? true));
  }

  /** The text of a node of a file, with the names that things have here. */
  text(node: ts.Node, file: SourceFile): string {
    return textOf(node, this.#renamed.get(file.path));
  }

  #import(name: string, file: SourceFile): void {
    const imported = file.imports.get(name);
    if (!imported || isDropped(imported.from)) return;
    if (imported.from === 'storybook/test' && imported.name === 'fn') return;
    const specifier = specifierOf(imported.from, imported.name);
    if (specifier === undefined) return this.#inline(name, imported, file);
    const own = this.#nameOf(name, `${specifier} ${imported.name}`, file);
    const names = this.#imports.get(specifier) ?? new Map<string, boolean>();
    const text = imported.name === own ? own : `${imported.name} as ${own}`;
    names.set(text, imported.isType && (names.get(text) ?? true));
    this.#imports.set(specifier, names);
  }

  #inline(name: string, imported: ImportedName, from: SourceFile): void {
    const file = readSourceFile(imported.from);
    const declaration = file.declarations.get(imported.name);
    if (!declaration) return this.#passOn(name, imported, file);
    this.#declare(imported.name, declaration, { file, as: name, from });
  }

  /** Imports what a file exports from elsewhere: `export { emptyCart } from '@vetka/domain/cart'`. */
  #passOn(name: string, imported: ImportedName, file: SourceFile): void {
    if (name !== imported.name || !file.imports.has(name)) throw new NotShown(`${name} of ${file.path}`);
    this.#import(name, file);
  }

  /** Brings a declaration of `file`, which the file `from` calls `as`. */
  #declare(name: string, declaration: ts.Statement, { file, as, from }: Use): void {
    const own = this.#nameOf(name, `${file.path} ${name}`, file);
    if (own !== as) this.#rename(as, own, from);
    if (this.#declarations.has(declaration)) return;
    // `const [first, second] = …` takes both names.
    for (const [each, its] of file.declarations)
      if (its === declaration) this.#nameOf(each, `${file.path} ${each}`, file);
    this.#place(declaration, file);
    for (const guard of guardsOf(name, file)) {
      if (this.#declarations.has(guard)) continue;
      this.hasGuards = true;
      this.#place(guard, file);
    }
  }

  /** Puts a statement after everything that it uses. */
  #place(statement: ts.Statement, file: SourceFile): void {
    this.#declarations.set(statement, file);
    this.add(statement, file);
    this.#declarations.delete(statement);
    this.#declarations.set(statement, file);
  }

  /** The name of a thing in the resulting file. */
  #nameOf(name: string, origin: string, file: SourceFile): string {
    const known = this.#renamed.get(file.path)?.get(name);
    if (known !== undefined) return known;
    let own = name;
    while ((this.#taken.get(own) ?? origin) !== origin) own = `${own}Data`;
    this.#taken.set(own, origin);
    if (own !== name) this.#rename(name, own, file);
    return own;
  }

  #rename(name: string, own: string, { path }: SourceFile): void {
    const renamed = this.#renamed.get(path) ?? new Map<string, string>();
    this.#renamed.set(path, renamed.set(name, own));
  }

  importLines(): string[] {
    return [...this.#imports]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .flatMap(([specifier, names]) => importLinesOf(specifier, [...names]));
  }

  declarations(): string[] {
    return [...this.#declarations].map(([each, file]) => this.text(each, file).replace(/^export (?:default )?/, ''));
  }
}

interface Use {
  file: SourceFile;
  as: string;
  from: SourceFile;
}

/** `if (!first) throw …`, about a constant of the file. */
const guardsOf = (name: string, { tree }: SourceFile): ts.IfStatement[] =>
  tree.statements.filter((each) => ts.isIfStatement(each)).filter((each) => namesUsedIn(each.expression).has(name));

function importLinesOf(specifier: string, names: [text: string, isType: boolean][]): string[] {
  const stars = names.filter(([text]) => text.startsWith('* as '));
  const named = names.filter(([text]) => !text.startsWith('* as '));
  const lines = stars.map(([text]) => `import ${text} from '${specifier}';`);
  return named.length === 0 ? lines : [...lines, importLine(specifier, named)];
}

function importLine(specifier: string, names: [text: string, isType: boolean][]): string {
  const sorted = names.toSorted(([a], [b]) => a.localeCompare(b));
  const areTypes = sorted.every(([, isType]) => isType);
  const list = sorted.map(([text, isType]) => (isType && !areTypes ? `type ${text}` : text)).join(', ');
  return `import ${areTypes ? 'type ' : ''}{ ${list} } from '${specifier}';`;
}

/** Styles of an example and types of Storybook are not part of what one would type. */
const isDropped = (from: string): boolean => from.startsWith('@storybook/') || from.endsWith('.css.ts');

/** How an application imports a name of a file; `undefined` for what only examples have. */
function specifierOf(from: string, name: string): string | undefined {
  if (!from.startsWith('/')) {
    if (from.startsWith('storybook/')) throw new NotShown(`${name} of ${from}`);
    return from;
  }
  const path = relative(kit, from);
  if (path.startsWith('components/Icon/')) return '@vetka/ui/Icon';
  const entry = entryOf(path);
  if (entry !== undefined) return entry;
  const index = `${dirname(from)}/index.ts`;
  const ownEntry = entryOf(relative(kit, index));
  if (ownEntry !== undefined && exportsOf(index).has(name)) return ownEntry;
  return undefined;
}

function entryOf(path: string): string | undefined {
  if (path === 'styles/vars.css.ts') return '@vetka/ui/vars';
  if (basename(path) !== 'index.ts') return undefined;
  return `@vetka/ui/${dirname(path).replace(/^components\//, '')}`;
}

function exportsOf(index: string): ReadonlySet<string> {
  try {
    const names = readSourceFile(index).tree.statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [],
    );
    return new Set(names);
  } catch {
    return new Set();
  }
}

/** Names that a node refers to, without those of properties and attributes. */
function namesUsedIn(node: ts.Node): Set<string> {
  const found = new Set<string>();
  const visit = (each: ts.Node): void => {
    if (isDroppedAttribute(each)) return;
    if (ts.isIdentifier(each) && isReference(each)) found.add(each.text);
    each.forEachChild(visit);
  };
  visit(node);
  return found;
}

/** `className={styles.frame}`: the sheets of examples are not shown. */
const isDroppedAttribute = (node: ts.Node): boolean => ts.isJsxAttribute(node) && node.name.getText() === 'className';

function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !(ts.isJsxAttribute(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent));
}

/** `fn(open)` becomes `open`, `fn<(name: string) => void>()` a function that does nothing. */
function withoutSpy({ arguments: [own], typeArguments }: ts.CallExpression, renamed: Names): string {
  if (own) return textOf(own, renamed);
  const type = typeArguments?.[0];
  const taken = type && ts.isFunctionTypeNode(type) ? type.parameters.map((each) => textOf(each, renamed)) : [];
  return `(${taken.join(', ')}) => {}`;
}

type Names = ReadonlyMap<string, string>;

/** The text of a node: spies become empty functions, styles of examples go, names follow `renamed`. */
function textOf(node: ts.Node, renamed: Names = new Map()): string {
  const source = node.getSourceFile().text;
  let text = '';
  let done = node.getStart();
  const replace = (each: ts.Node, by: string) => {
    text += source.slice(done, each.getStart()) + by;
    done = each.getEnd();
  };
  const visit = (each: ts.Node): void => {
    if (isDroppedAttribute(each)) return replace(each, '');
    if (ts.isCallExpression(each) && each.expression.getText() === 'fn') {
      return replace(each, withoutSpy(each, renamed));
    }
    if (ts.isIdentifier(each) && renamed.has(each.text)) renameIn(each);
    each.forEachChild(visit);
  };
  const renameIn = (each: ts.Identifier) => {
    const name = renamed.get(each.text) ?? each.text;
    const { parent } = each;
    const isShort = ts.isBindingElement(parent) && parent.name === each && ts.isObjectBindingPattern(parent.parent);
    if (ts.isShorthandPropertyAssignment(parent) || (isShort && !parent.propertyName)) {
      replace(each, `${each.text}: ${name}`);
    } else if (isReference(each) || ts.isBindingElement(parent)) replace(each, name);
  };
  visit(node);
  return text + source.slice(done, node.getEnd());
}
