/** A node of a parsed file. */
export interface ParsedNode extends Record<string, unknown> {
  type: string;
  start: number;
}

export const isNode = (value: unknown): value is ParsedNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export const isFunction = (value: unknown): value is ParsedNode =>
  isNode(value) && (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression');

/** The text of a string, or of a template up to its first placeholder; undefined for any other node. */
export function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const [first] = node.quasis as { value: { cooked: string } }[];
  return first?.value.cooked;
}

/** The names of a callee from left to right: `test.describe.skip` or, curried, `test.each(rows)`. */
export function calleeNames(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [callee.name as string];
  if (callee.type === 'CallExpression') return calleeNames(callee.callee);
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return [];
  // A method of a call's result is a separate call: `expect(sum).toBe`.
  const before = isNode(callee.object) && callee.object.type === 'CallExpression' ? [] : calleeNames(callee.object);
  return [...before, callee.property.name as string];
}

/** The value of a property of an object literal. */
export function propertyOf({ properties }: ParsedNode, name: string): unknown {
  const named = (properties as ParsedNode[]).find(({ key }) => isNode(key) && key.name === name);
  return named?.value;
}

/** The initial value of a constant of the file's top level. */
export function constantOf(program: unknown, name: string): unknown {
  const { body } = program as { body: ParsedNode[] };
  return body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? (statement.declarations as ParsedNode[]) : []))
    .find(({ id }) => isNode(id) && id.name === name)?.init;
}

/** The line of an offset, counted from 1. */
export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
