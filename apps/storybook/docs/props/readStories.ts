import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { ComponentProps, StoryFile } from './props.ts';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));

/** The object of `const meta = { … } satisfies …`, or of `export const Name: Story = { … }`. */
function objectOf({ initializer }: ts.VariableDeclaration): ts.ObjectLiteralExpression | undefined {
  const value = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

function valueOf(object: ts.ObjectLiteralExpression | undefined, name: string): ts.Node | undefined {
  const member = object?.properties.find((each) => each.name?.getText() === name);
  if (!member) return undefined;
  return ts.isPropertyAssignment(member) ? member.initializer : member;
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node);

/** Whether what a story renders depends on its arguments. */
const ignoresArgs = (render: ts.Node | undefined): boolean =>
  render !== undefined && isFunction(render) && render.parameters.length === 0;

/** The top-level constants, functions and types of a file, by name. */
function declarationsOf(tree: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of tree.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      found.set(statement.name.text, statement);
    }
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const each of statement.declarationList.declarations) found.set(each.name.getText(), each);
  }
  return found;
}

/** The constants that are objects: `meta` and the stories among them. */
function objectsOf(declarations: ReadonlyMap<string, ts.Node>): Objects {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  for (const [name, node] of declarations) {
    const object = ts.isVariableDeclaration(node) ? objectOf(node) : undefined;
    if (object) found.set(name, object);
  }
  return found;
}

/** A type as written, and of one that the file declares, its declaration. */
function writtenType(type: ts.TypeNode | undefined, declarations: ReadonlyMap<string, ts.Node>): ts.Node | undefined {
  return (type && ts.isTypeReferenceNode(type) && declarations.get(type.typeName.getText())) || type;
}

const memberNames = (type: ts.Node | undefined): string[] =>
  type && (ts.isTypeLiteralNode(type) || ts.isInterfaceDeclaration(type))
    ? type.members.flatMap(({ name }) => (name ? [name.getText()] : []))
    : [];

/** What a component of the file itself takes: the properties of one of the kit, or some of the same name. */
function takenBy(
  own: ts.Node,
  { declarations, inFolder, namesake }: StoryScope,
): Pick<StoryFile, 'component' | 'props'> {
  const component = ts.isVariableDeclaration(own) ? own.initializer : own;
  const [taken] = component && isFunction(component) ? component.parameters : [];
  if (!taken) return {};
  const type = writtenType(taken.type, declarations);
  const text = type?.getText() ?? '';
  const wrapped = inFolder.find(({ name }) => new RegExp(`\\b${name}Props\\b`).test(text));
  if (!wrapped) return namesake ? { component: namesake.name, props: memberNames(type) } : {};
  const omitted = [...text.matchAll(/\bOmit<[^,]+,([^>]*)>/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  return {
    component: wrapped.name,
    props: wrapped.props.map(({ name }) => name).filter((name) => !omitted.includes(name)),
  };
}

interface StoryScope {
  declarations: ReadonlyMap<string, ts.Node>;
  /** The components of the folder. */
  inFolder: readonly ComponentProps[];
  /** The component with the name of the file. */
  namesake: ComponentProps | undefined;
}

/** What the stories of a file take, whichever component `meta` names. */
function shownBy(
  meta: ts.ObjectLiteralExpression | undefined,
  scope: StoryScope,
): Pick<StoryFile, 'component' | 'props'> {
  const shown = /^\w+/.exec(valueOf(meta, 'component')?.getText() ?? '')?.[0] ?? '';
  const own = scope.declarations.get(shown);
  if (own) return takenBy(own, scope);
  return scope.inFolder.some(({ name }) => name === shown) ? { component: shown } : {};
}

/** `render` of a story, or of the story or `meta` that it takes over: `{ ...Mosaic, name: 'На телефоне' }`. */
function renderOf(story: ts.ObjectLiteralExpression, objects: Objects): ts.Node | undefined {
  const own = valueOf(story, 'render');
  if (own) return own;
  const spread = story.properties
    .filter((each) => ts.isSpreadAssignment(each))
    .map((each) => each.expression.getText());
  const origin = spread.map((name) => objects.get(name)).find((each) => each !== undefined);
  return origin ? renderOf(origin, objects) : valueOf(objects.get('meta'), 'render');
}

/** The title of a story that no argument changes. */
function fixedName(story: ts.ObjectLiteralExpression, objects: Objects): string[] {
  const name = valueOf(story, 'name');
  return name && ts.isStringLiteral(name) && ignoresArgs(renderOf(story, objects)) ? [name.text] : [];
}

type Objects = ReadonlyMap<string, ts.ObjectLiteralExpression>;

function readStoryFile(file: string, kit: readonly ComponentProps[]): StoryFile {
  const tree = ts.createSourceFile(file, readFileSync(source + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = declarationsOf(tree);
  const objects = objectsOf(declarations);
  const meta = objects.get('meta');
  const [folder = '', name] = file.replace('.stories.tsx', '').split(/\/(?=[^/]+$)/);
  const inFolder = kit.filter((component) => component.folder === folder);
  const namesake = inFolder.find((component) => component.name === name);
  return {
    ...shownBy(meta, { declarations, inFolder, namesake }),
    fixed: [...objects].flatMap(([key, object]) => (key === 'meta' ? [] : fixedName(object, objects))),
  };
}

/** What the stories of each file show, by path relative to the kit's `src`. */
export function readStories(kit: readonly ComponentProps[]): Record<string, StoryFile> {
  const files = globSync('**/*.stories.tsx', { cwd: source }).map((file) => file.replaceAll('\\', '/'));
  return Object.fromEntries(files.toSorted().map((file) => [file, readStoryFile(file, kit)]));
}
