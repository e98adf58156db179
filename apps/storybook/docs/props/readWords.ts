import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const isRussian = (text: string) => /[а-яё]/i.test(text);

/** A word with the Russian default that a component gives it. */
interface WordUse {
  file: string;
  key: string;
  /** The default as written. */
  byDefault: string;
}

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

/** Defaults and stray literals of one file. */
function readFile(file: string, named: ReadonlySet<string>): KitWords {
  const tree = ts.createSourceFile(file, readFileSync(source + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const uses: WordUse[] = [];
  const strays: string[] = [];
  function visit(node: ts.Node) {
    if (isWordDefault(node)) {
      uses.push({
        file,
        key: (node.propertyName ?? node.name).getText(),
        byDefault: node.initializer?.getText() ?? '',
      });
      return;
    }
    // A sentence or a table that is the default of a word, written beside its component.
    if (ts.isVariableDeclaration(node) && named.has(node.name.getText())) return;
    const text = textOf(node);
    if (text !== undefined && isRussian(text) && !isLetterOfSearch(node)) strays.push(`${file}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  }
  visit(tree);
  return { uses, strays };
}

/** Every word of the kit, read from the code. */
export function readWords(): KitWords {
  const all = files();
  const none = new Set<string>();
  const names = new Set(all.flatMap((file) => readFile(file, none).uses.map(({ byDefault }) => byDefault)));
  const read = all.map((file) => readFile(file, names));
  return { uses: read.flatMap(({ uses }) => uses), strays: read.flatMap(({ strays }) => strays) };
}
