import ts from 'typescript';
import { inRepository } from '../launcher/repository.ts';
import { entriesOf } from './entries.ts';

/** The committed report of a package. */
export const reportFile = (folder: string): string => inRepository(folder, 'api.report.md');

/**
 * The public API of a package as text: every export of every entry, followed by unexported declarations they refer to.
 * Comments are omitted, so the report changes only when a consumer's compiler could notice.
 */
export function apiReport(program: ts.Program, folder: string): string {
  const checker = program.getTypeChecker();
  const sections = entriesOf(folder).map(({ specifier, source }) => {
    const file = program.getSourceFile(inRepository(folder, source).replace(/\.tsx?$/, '.d.ts'));
    const module = file && checker.getSymbolAtLocation(file);
    const exported = module ? checker.getExportsOfModule(module) : [];
    return { specifier, exported: exported.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
  });
  const named = namedWithoutExport(
    checker,
    folder,
    sections.flatMap(({ exported }) => exported),
  );
  const written = new Map<ts.Symbol, string>();
  const parts = [
    ...sections.map(({ specifier, exported }) =>
      section(
        specifier,
        exported.map((symbol) => exportText(checker, symbol, specifier, written)),
      ),
    ),
    ...(named.length === 0
      ? []
      : [
          section(
            'Named above, not exported',
            named.map((symbol) => declarationText(symbol)),
          ),
        ]),
  ];
  const head = `# Public API of ${folder.replace('packages/', '@vetka/')}\n\nWritten by \`pnpm api:report\`; \`pnpm check api\` compares.`;
  return `${[head, ...parts].join('\n\n')}\n`;
}

const section = (title: string, texts: string[]): string => `## ${title}\n\n\`\`\`ts\n${texts.join('\n')}\n\`\`\``;

const printer = ts.createPrinter({ removeComments: true });

/** The symbol behind imports and re-exports. */
function target(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
  const aliased = checker.getAliasedSymbol(symbol);
  // From another package: the re-export itself is enough.
  return aliased.declarations ? aliased : symbol;
}

/** Printed in full where it first occurs; later entries that export the same refer to it. */
function exportText(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  specifier: string,
  written: Map<ts.Symbol, string>,
): string {
  const meant = target(checker, symbol);
  const first = written.get(meant);
  if (first !== undefined) return `// ${symbol.name}: as in ${first}`;
  written.set(meant, specifier);
  const text = declarationText(meant);
  return meant.name === symbol.name ? text : `${text}\n// exported as ${symbol.name}`;
}

function declarationText(symbol: ts.Symbol): string {
  return (symbol.declarations ?? []).map((declaration) => printed(statementOf(declaration))).join('\n');
}

function printed(node: ts.Node): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return sortedUnions(text.replaceAll(/^export |\bdeclare /gm, ''));
}

/** Sorts the members of string unions: the compiler orders them by the order of its earlier checks. */
const sortedUnions = (text: string): string =>
  text.replaceAll(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) => union.split(' | ').toSorted().join(' | '));

function statementOf(node: ts.Node): ts.Node {
  if (ts.isVariableDeclaration(node)) return node.parent.parent;
  return node;
}

/** The package's declarations that the given symbols refer to, directly or indirectly, and that no entry exports. */
function namedWithoutExport(checker: ts.TypeChecker, folder: string, exported: ts.Symbol[]): ts.Symbol[] {
  const known = new Set(exported.map((symbol) => target(checker, symbol)));
  const found = new Set<ts.Symbol>();
  const queue = [...known];
  const isOwn = (symbol: ts.Symbol) =>
    symbol.declarations?.some(
      (node) => isTopLevel(node) && node.getSourceFile().fileName.startsWith(inRepository(folder, 'src')),
    );
  for (let symbol = queue.shift(); symbol; symbol = queue.shift()) {
    for (const name of symbol.declarations?.flatMap(namesIn) ?? []) {
      const local = checker.getSymbolAtLocation(name);
      const meant = local && target(checker, local);
      if (!meant || known.has(meant) || found.has(meant) || !isOwn(meant)) continue;
      found.add(meant);
      queue.push(meant);
    }
  }
  return [...found].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function isTopLevel(node: ts.Node): boolean {
  const { parent } = statementOf(node);
  return parent !== undefined && ts.isSourceFile(parent);
}

function namesIn(node: ts.Node): ts.Identifier[] {
  const names: ts.Identifier[] = [];
  const visit = (child: ts.Node) => {
    if (ts.isIdentifier(child)) names.push(child);
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}
