import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const isRussian = (text: string) => /[а-яё]/i.test(text);

/** A word with the Russian default that a component gives it. */
interface WordUse {
  file: string;
  key: string;
  /** The default as written: a name stands for what it is declared as. */
  byDefault: string;
}

/** Where a default with a name is declared: `components/Combobox/resultText.ts numbered`. */
type Declared = string;

interface KitWords {
  /** Defaults of the dictionary. */
  uses: WordUse[];
  /** Russian literals that no provider can replace: `file: text`. */
  strays: string[];
}

/** Components that say something themselves; patterns say the texts of the marketplace. */
const files = () =>
  globSync('{components,desk,internal}/**/*.{ts,tsx}', {
    cwd: source,
    exclude: ['**/*.{docs,stories,test,css}.{ts,tsx}'],
  })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const textOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;

/** `const { close = 'Закрыть' } = useWords()`, or `= words` where a function is given them. */
function isWordDefault(node: ts.Node): node is ts.BindingElement {
  if (!ts.isBindingElement(node) || !node.initializer || !ts.isVariableDeclaration(node.parent.parent)) return false;
  return /^(?:useWords\(\)|words)$/.test(node.parent.parent.initializer?.getText() ?? '');
}

/** `ё` and `е` are the same letter to a search. */
const isLetterOfSearch = (node: ts.Node) => node.parent.getText().endsWith(".replaceAll('ё', 'е')");

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(source + file, 'utf8'), ts.ScriptTarget.Latest, true);

/** The constants of a file, by name. */
function constantsOf(tree: ts.SourceFile): Map<string, string> {
  const declared = tree.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(declared.map(({ name, initializer }) => [name.getText(), initializer?.getText() ?? '']));
}

/** The file that declares a name: this one, or the one it is imported from. */
function declaringFile(tree: ts.SourceFile, name: string): string {
  const imported = tree.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .find(({ importClause }) => new RegExp(`\\b${name}\\b`).test(importClause?.getText() ?? ''));
  if (!imported || !ts.isStringLiteral(imported.moduleSpecifier)) return tree.fileName;
  return posix.join(posix.dirname(tree.fileName), imported.moduleSpecifier.text);
}

/** The defaults of one file, and where those with names are declared. */
function readDefaults(tree: ts.SourceFile): { uses: WordUse[]; declared: Declared[] } {
  const uses: WordUse[] = [];
  const declared: Declared[] = [];
  function visit(node: ts.Node) {
    if (isWordDefault(node) && node.initializer) {
      const { initializer } = node;
      const written = initializer.getText();
      const home = ts.isIdentifier(initializer) ? declaringFile(tree, written) : undefined;
      if (home !== undefined) declared.push(`${home} ${written}`);
      uses.push({
        file: tree.fileName,
        key: (node.propertyName ?? node.name).getText(),
        byDefault: (home !== undefined && constantsOf(parsed(home)).get(written)) || written,
      });
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return { uses, declared };
}

/** Russian literals of one file that are no defaults. */
function readStrays(tree: ts.SourceFile, declared: ReadonlySet<Declared>): string[] {
  const strays: string[] = [];
  function visit(node: ts.Node) {
    if (isWordDefault(node)) return;
    // A sentence or a table that is the default of a word, written beside its component.
    if (ts.isVariableDeclaration(node) && declared.has(`${tree.fileName} ${node.name.getText()}`)) return;
    const text = textOf(node);
    if (text !== undefined && isRussian(text) && !isLetterOfSearch(node)) {
      strays.push(`${tree.fileName}: ${text.trim()}`);
    }
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return strays;
}

/** Every word of the kit, read from the code. */
export function readWords(): KitWords {
  const trees = files().map(parsed);
  const read = trees.map(readDefaults);
  const declared = new Set(read.flatMap((each) => each.declared));
  return {
    uses: read.flatMap(({ uses }) => uses),
    strays: trees.flatMap((tree) => readStrays(tree, declared)),
  };
}
