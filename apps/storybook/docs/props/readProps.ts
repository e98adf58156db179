import { dirname, relative, sep } from 'node:path';
import ts from 'typescript';
import { kindOf, optionsOf } from './propKind.ts';
import type { ComponentProps, Prop } from './props.ts';

/** Matches component names. */
const isComponentName = (name: string) => /^[A-Z][a-z]/.test(name);

/** Properties of every component exported by the kit's entries, by the entry's folder relative to `source`. */
export function readProps(source: string, configFile: string, entries: readonly string[]): ComponentProps[] {
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path)) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const program = ts.createProgram([...entries], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    const folder = relative(source, dirname(entry)).replaceAll(sep, '/');
    const exported = module ? checker.getExportsOfModule(module) : [];
    return exported
      .filter((symbol) => isComponentName(symbol.name))
      .flatMap((symbol) => componentOf(checker, symbol, folder));
  });
}

function componentOf(checker: ts.TypeChecker, symbol: ts.Symbol, folder: string): ComponentProps[] {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!(target.flags & ts.SymbolFlags.Value)) return [];
  const [signature] = checker.getTypeOfSymbol(target).getCallSignatures();
  if (!signature) return [];
  const [parameter] = signature.getParameters();
  const about = docOf(target, checker);
  if (!parameter) return [{ folder, name: symbol.name, about, props: [], takesAttributes: false }];
  const members = membersOf(checker.getTypeOfSymbol(parameter));
  const props = [...members]
    .map(([name, symbols]) => propOf(checker, name, symbols, defaultsOf(parameter)))
    .filter((prop) => prop !== undefined);
  const takesAttributes = [...members.values()].flat().some((member) => !isOurs(member));
  return [{ folder, name: symbol.name, about, props: props.toSorted(requiredFirst), takesAttributes }];
}

const requiredFirst = (a: Prop, b: Prop) => Number(b.isRequired) - Number(a.isRequired);

/** Properties of all variants of a union type, by name. */
function membersOf(type: ts.Type): Map<string, ts.Symbol[]> {
  const members = new Map<string, ts.Symbol[]>();
  for (const variant of type.isUnion() ? type.types : [type]) {
    for (const member of variant.getProperties()) {
      members.set(member.name, [...(members.get(member.name) ?? []), member]);
    }
  }
  return members;
}

const isOurs = (symbol: ts.Symbol) =>
  (symbol.declarations ?? []).some((declaration) => !declaration.getSourceFile().fileName.includes('node_modules'));

function propOf(
  checker: ts.TypeChecker,
  name: string,
  symbols: readonly ts.Symbol[],
  defaults: ReadonlyMap<string, string>,
): Prop | undefined {
  const ours = symbols.filter(isOurs);
  const types = new Set(ours.flatMap((symbol) => typeTexts(checker, symbol)));
  if (types.size === 0) return undefined;
  const tag = ours.flatMap((symbol) => symbol.getJsDocTags()).find((each) => each.name === 'default');
  const kind = kindOf(checker, ours);
  const byDefault = tag ? ts.displayPartsToString(tag.text) : defaults.get(name);
  return {
    name,
    type: [...types].join(' | '),
    kind,
    ...(kind === 'choice' ? { options: optionsOf(checker, ours) } : {}),
    about: ours.map((symbol) => docOf(symbol, checker)).find((text) => text !== '') ?? '',
    isRequired: ours.every((symbol) => !(symbol.flags & ts.SymbolFlags.Optional)),
    ...(byDefault === undefined ? {} : { byDefault }),
  };
}

const docOf = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll('\n', ' ');

const isSaidByOptional = ts.TypeFlags.Undefined | ts.TypeFlags.Never;
const isLiteral = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.Null;

/** Spells out unions of literals; other types are printed as in the code. */
function typeTexts(checker: ts.TypeChecker, symbol: ts.Symbol): string[] {
  const type = checker.getTypeOfSymbol(symbol);
  if (type.flags & isSaidByOptional) return [];
  const variants = type.isUnion() ? type.types.filter((each) => !(each.flags & isSaidByOptional)) : [type];
  if (variants.every((each) => each.flags & isLiteral)) return variants.map((each) => checker.typeToString(each));
  return [writtenType(symbol) ?? checker.typeToString(checker.getNonNullableType(type))];
}

function writtenType(symbol: ts.Symbol): string | undefined {
  const declaration = symbol.declarations?.find((each) => ts.isPropertySignature(each));
  const text = declaration?.type?.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  // A function type needs parentheses only in a union with `undefined`, which is left out here.
  return text?.replace(/^\((.*)\) \| undefined$/, '$1').replace(/ \| undefined$/, '');
}

/** Default values, read from the component's destructured parameter. */
function defaultsOf(parameter: ts.Symbol): Map<string, string> {
  const declaration = parameter.valueDeclaration;
  if (!declaration || !ts.isParameter(declaration) || !ts.isObjectBindingPattern(declaration.name)) return new Map();
  return new Map(
    declaration.name.elements.flatMap(({ name, propertyName, initializer }): [string, string][] =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()]] : [],
    ),
  );
}
