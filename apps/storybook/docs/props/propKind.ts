import ts from 'typescript';
import type { PropKind } from './props.ts';

const isNothing = ts.TypeFlags.Undefined | ts.TypeFlags.Never | ts.TypeFlags.Null;

/** The types that a property takes in all variants of its component, without `undefined` and `null`. */
function typesOf(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): ts.Type[] {
  return symbols
    .map((symbol) => checker.getTypeOfSymbol(symbol))
    .flatMap((type) => (type.isUnion() ? type.types : [type]))
    .filter((type) => !(type.flags & isNothing));
}

/** Declared types, as written: an alias such as `ReactNode` is a union of many types to the compiler. */
const writtenTypes = (symbols: readonly ts.Symbol[]): string =>
  symbols
    .flatMap((symbol) => symbol.declarations ?? [])
    .map((declaration) => (ts.isPropertySignature(declaration) ? (declaration.type?.getText() ?? '') : ''))
    .join(' | ');

/** Kinds by the flag that every type of the property has, the narrowest first. */
const kindsByFlag: readonly (readonly [PropKind, ts.TypeFlags])[] = [
  ['flag', ts.TypeFlags.BooleanLike],
  ['choice', ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral],
  ['text', ts.TypeFlags.StringLike],
  ['number', ts.TypeFlags.NumberLike],
];

export function kindOf(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): PropKind {
  const written = writtenTypes(symbols);
  if (written.startsWith('Ref<')) return 'ref';
  if (/^React(?:Node|Element)\b/.test(written)) return 'node';
  const types = typesOf(checker, symbols);
  const [kind] = kindsByFlag.find(([, flag]) => types.every((type) => type.flags & flag)) ?? [];
  if (kind) return kind;
  return types.some((type) => type.getCallSignatures().length > 0) ? 'callback' : 'data';
}

/** The literals of a choice. */
export const optionsOf = (checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): (string | number)[] => [
  ...new Set(
    typesOf(checker, symbols)
      .filter((type) => type.isStringLiteral() || type.isNumberLiteral())
      .map(({ value }) => value),
  ),
];
