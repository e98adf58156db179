import ts from 'typescript';
import type { SourceFile } from './sourceFile.ts';

/** A story, with what it takes over from `meta` and from other stories. */
export interface StoryParts {
  component: ts.Expression | undefined;
  render: ts.Node | undefined;
  /** By name, in order; `...` and a number for what is spread. */
  args: ReadonlyMap<string, ts.Node>;
}

type Objects = ReadonlyMap<string, ts.ObjectLiteralExpression>;

function objectOf({ initializer }: ts.VariableDeclaration): ts.ObjectLiteralExpression | undefined {
  const value = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  return value && ts.isObjectLiteralExpression(value) ? value : undefined;
}

function objectsOf({ tree }: SourceFile): Objects {
  const found = new Map<string, ts.ObjectLiteralExpression>();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations) {
      const object = objectOf(declaration);
      if (object) found.set(declaration.name.getText(), object);
    }
  }
  return found;
}

/** A member of an object, its own or of an object that it spreads: `{ ...Mosaic, name: 'На телефоне' }`. */
function memberOf(object: ts.ObjectLiteralExpression, name: string, objects: Objects): ts.Node | undefined {
  for (const each of object.properties.toReversed()) {
    if (ts.isSpreadAssignment(each)) {
      const origin = objects.get(each.expression.getText());
      const inherited = origin && memberOf(origin, name, objects);
      if (inherited) return inherited;
    }
    if (each.name?.getText() === name) return ts.isPropertyAssignment(each) ? each.initializer : each;
  }
  return undefined;
}

function readArgs(args: ts.Node | undefined, objects: Objects, into: Map<string, ts.Node>): void {
  if (!args || !ts.isObjectLiteralExpression(args)) return;
  for (const each of args.properties) {
    if (ts.isSpreadAssignment(each)) readSpread(each.expression, objects, into);
    else if (each.name) {
      const name = ts.isStringLiteral(each.name) ? each.name.text : each.name.getText();
      into.set(name, ts.isPropertyAssignment(each) ? each.initializer : each);
    }
  }
}

/** `...Default.args`, or the properties of something else. */
function readSpread(spread: ts.Expression, objects: Objects, into: Map<string, ts.Node>): void {
  const [, owner = ''] = /^(\w+)\.args$/.exec(spread.getText()) ?? [];
  const constant = objects.get(spread.getText());
  if (constant) return readArgs(constant, objects, into);
  const origin = objects.get(owner);
  if (origin) readArgs(memberOf(origin, 'args', objects), objects, into);
  else into.set(`...${into.size}`, spread);
}

/** The stories of a file, by the name of their export. */
export function storiesOf(file: SourceFile): Map<string, StoryParts> {
  const objects = objectsOf(file);
  const meta = objects.get('meta');
  const found = new Map<string, StoryParts>();
  for (const [name, object] of objects) {
    const [statement] = [file.declarations.get(name)];
    const isStory =
      statement && ts.isVariableStatement(statement) && /^export const \w+: Story\b/.test(statement.getText());
    if (!isStory || !meta) continue;
    const args = new Map<string, ts.Node>();
    readArgs(memberOf(meta, 'args', objects), objects, args);
    readArgs(memberOf(object, 'args', objects), objects, args);
    found.set(name, {
      component: memberOf(meta, 'component', objects) as ts.Expression | undefined,
      render: memberOf(object, 'render', objects) ?? memberOf(meta, 'render', objects),
      args,
    });
  }
  return found;
}
