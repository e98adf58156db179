import { relative } from 'node:path';
import ts from 'typescript';
import { inRepository } from '../launcher/repository.ts';

/**
 * Finds properties that a spread (`<Dialog {...form} />`) gives to a component of the kit or of the site that does not
 * accept them. TypeScript checks for unknown names among attributes only, so a renamed property would be ignored
 * silently wherever it is spread.
 */
const configFile = inRepository('apps/web/tsconfig.json');
const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path));
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, inRepository('apps/web'));
const program = ts.createProgram(fileNames, { ...options, noEmit: true });
const checker = program.getTypeChecker();
const kit = inRepository('packages/ui/src');
const app = inRepository('apps/web/src');

const membersOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Names of the properties that a value of this type may have. `false` and texts, as in `{...(a && b)}`, have none. */
function namesIn(type: ts.Type): Set<string> {
  const objects = membersOf(type).filter(
    (member) => (member.flags & ts.TypeFlags.Object) !== 0 || member.isIntersection(),
  );
  return new Set(objects.flatMap((member) => checker.getPropertiesOfType(member).map(({ name }) => name)));
}

/** Properties of a component of the kit or of the site. */
function propsOf(element: ts.JsxOpeningLikeElement): ts.Type | undefined {
  // An element of HTML.
  if (/^[a-z]/.test(element.tagName.getText())) return undefined;
  const signature = checker.getResolvedSignature(element);
  const [props] = signature?.parameters ?? [];
  const source = signature?.declaration?.getSourceFile().fileName;
  const isOurs = source !== undefined && (source.startsWith(kit) || source.startsWith(app));
  return isOurs && props ? checker.getTypeOfSymbolAtLocation(props, element) : undefined;
}

function* spreadsIn(node: ts.Node): Generator<ts.JsxSpreadAttribute> {
  if (ts.isJsxSpreadAttribute(node)) yield node;
  for (const child of node.getChildren()) yield* spreadsIn(child);
}

/** An error for each spread with an unknown property. */
function* complaintsIn(file: ts.SourceFile): Generator<string> {
  for (const spread of spreadsIn(file)) {
    const element = spread.parent.parent;
    const props = propsOf(element);
    if (!props) continue;
    const known = namesIn(props);
    const isUnknown = (name: string): boolean => !known.has(name) && !name.startsWith('data-');
    const unknown = [...namesIn(checker.getTypeAtLocation(spread.expression))].filter(isUnknown);
    if (unknown.length === 0) continue;
    const { line } = file.getLineAndCharacterOfPosition(spread.getStart());
    yield `${relative(inRepository(), file.fileName)}:${line + 1} <${element.tagName.getText()}> takes no ${unknown.join(', ')}`;
  }
}

const files = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(app) && fileName.endsWith('.tsx'));
const spreads = files.reduce((count, file) => count + [...spreadsIn(file)].length, 0);
if (spreads === 0) throw new Error(`No spread was found in ${app}`);
const complaints = files.flatMap((file) => [...complaintsIn(file)]);
for (const complaint of complaints) console.error(complaint);
console.log(`${spreads} spreads in ${files.length} files`);
process.exit(complaints.length === 0 ? 0 : 1);
