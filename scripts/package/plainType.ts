import ts from 'typescript';

interface NamedType {
  name: string;
  /** The declaration file that contains it. */
  path: string;
}

/** Exported types by the structure of their schema; several may have the same one. */
export type NamedObjects = Map<string, NamedType[]>;

interface Scope {
  /** The type being written: it must not refer to itself. */
  own: NamedType;
  named: NamedObjects;
  /** Collects the references of the text: the file of each name. */
  imported: Map<string, string>;
}

/** A schema's type: `Type.TObject<…>`, or `import("typebox").TObject<…>`. */
type SchemaNode = ts.TypeReferenceNode | ts.ImportTypeNode;

const isSchema = (node: ts.TypeNode): node is SchemaNode => ts.isTypeReferenceNode(node) || ts.isImportTypeNode(node);

/** `TObject` of `Type.TObject<…>`. */
const kindOf = (node: SchemaNode): string =>
  (ts.isImportTypeNode(node) ? node.qualifier : node.typeName)?.getText().split('.').at(-1) ?? '';

/** Whether the schema is of one object with listed properties, which an interface can declare. */
export const isObject = (node: ts.TypeNode): boolean =>
  isSchema(node) &&
  kindOf(node) === 'TObject' &&
  !!node.typeArguments?.[0] &&
  ts.isTypeLiteralNode(node.typeArguments[0]);

const simple: Record<string, string> = {
  TString: 'string',
  TInteger: 'number',
  TNumber: 'number',
  TBoolean: 'boolean',
  TNull: 'null',
  TUnknown: 'unknown',
};

/** The structure of an object's or a choice's schema without comments and spaces; undefined for others. */
export function objectKey(node: ts.TypeNode | undefined): string | undefined {
  if (!node || !isSchema(node)) return undefined;
  if (!['TObject', 'TEnum', 'TUnion'].includes(kindOf(node))) return undefined;
  const text = ts
    .createPrinter({ removeComments: true })
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
  return text.replaceAll('import("typebox")', 'Type').replaceAll(/\s+/g, ' ');
}

/**
 * The TypeScript type of the values that a schema accepts, from the schema's declared type.
 * @throws Error for a kind of schema that it does not know
 */
export function plainType(node: ts.TypeNode, scope: Scope): string {
  if (!isSchema(node)) throw new Error(`Not a schema: ${node.getText()}`);
  return nameInScope(node, scope) ?? writtenOut(node, scope);
}

function nameInScope(node: SchemaNode, { own, named, imported }: Scope): string | undefined {
  const all = named.get(objectKey(node) ?? '') ?? [];
  if (all.some(({ name, path }) => name === own.name && path === own.path)) return undefined;
  const found = all.find(({ path }) => path === own.path) ?? all[0];
  if (!found) return undefined;
  if (found.path === own.path) return found.name;
  if (found.name === own.name || (imported.get(found.name) ?? found.path) !== found.path) return undefined;
  imported.set(found.name, found.path);
  return found.name;
}

function writtenOut(node: SchemaNode, scope: Scope): string {
  const [first, second] = node.typeArguments ?? [];
  const kind = kindOf(node);
  const known = simple[kind];
  if (known) return known;
  if (kind === 'TLiteral' && first) return first.getText();
  if (kind === 'TEnum' && first)
    return elementsOf(first)
      .map((element) => element.getText())
      .join(' | ');
  if (kind === 'TUnion' && first)
    return elementsOf(first)
      .map((element) => plainType(element, scope))
      .join(' | ');
  if (kind === 'TArray' && first) return arrayOf(plainType(first, scope));
  if (kind === 'TRecord' && second) return `Record<string, ${plainType(second, scope)}>`;
  if (kind === 'TOptional' && first) return plainType(first, scope);
  if (kind === 'TObject' && first && ts.isTypeLiteralNode(first)) return objectOf(first, scope);
  if (kind === 'TObject' && first && ts.isTypeReferenceNode(first)) return recordOf(first, scope);
  throw new Error(`A schema of an unknown kind: ${node.getText().slice(0, 120)}`);
}

const elementsOf = (tuple: ts.TypeNode): readonly ts.TypeNode[] => {
  if (ts.isTupleTypeNode(tuple) && !tuple.elements.some(ts.isRestTypeNode))
    return tuple.elements.map((element) => (ts.isNamedTupleMember(element) ? element.type : element));
  throw new Error(`Not a list of types: ${tuple.getText()}`);
};

const arrayOf = (element: string): string => (/^[\w"']+$/.test(element) ? `${element}[]` : `Array<${element}>`);

/** Properties whose names are a list: `TObject<Record<'A' | 'B', Type.TInteger>>`. */
function recordOf(properties: ts.TypeReferenceNode, scope: Scope): string {
  const [keys, value] = properties.typeArguments ?? [];
  if (properties.typeName.getText() === 'Record' && keys && value)
    return `Record<${keys.getText()}, ${plainType(value, scope)}>`;
  throw new Error(`Not properties: ${properties.getText().slice(0, 120)}`);
}

function objectOf(literal: ts.TypeLiteralNode, scope: Scope): string {
  const properties = literal.members.map((member) => {
    if (!ts.isPropertySignature(member) || !member.type) throw new Error(`Not a property: ${member.getText()}`);
    const isOptional = isSchema(member.type) && kindOf(member.type) === 'TOptional';
    const comment = ts
      .getJSDocCommentsAndTags(member)
      .map((one) => `${one.getText()}\n`)
      .join('');
    return `${comment}${member.name.getText()}${isOptional ? '?' : ''}: ${plainType(member.type, scope)};\n`;
  });
  return `{\n${properties.join('')}}`;
}
