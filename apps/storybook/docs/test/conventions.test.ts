import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const files = globSync('{components,desk,patterns,internal}/**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(?:stories|test|docs|css)\.|fixtures/.test(file),
);

interface Property {
  /** `Meter.tsx: isLabelHidden`. */
  at: string;
  name: string;
  type: ts.TypeNode;
  isOptional: boolean;
}

function propertiesOf(file: string): Property[] {
  const tree = ts.createSourceFile(file, readFileSync(source + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Property[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isInterfaceDeclaration(node.parent) && node.type) {
      const name = node.name.getText();
      found.push({ at: `${file}: ${name}`, name, type: node.type, isOptional: node.questionToken !== undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const allProperties = files.flatMap(propertiesOf);
const properties = allProperties.filter(({ isOptional }) => isOptional);

/** Types that include undefined without saying so. */
const isOpenType = (text: string): boolean => text === 'ReactNode' || text === 'unknown';

function acceptsUndefined({ type }: Property): boolean {
  const variants = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  const silent = [ts.SyntaxKind.UndefinedKeyword, ts.SyntaxKind.NeverKeyword];
  return variants.some((variant) => silent.includes(variant.kind) || isOpenType(variant.getText()));
}

test('finds the optional properties of the kit', () => {
  expect(properties.length).toBeGreaterThan(400);
});

test('every optional property accepts undefined, also under exactOptionalPropertyTypes', () => {
  expect(properties.filter((property) => !acceptsUndefined(property)).map(({ at }) => at)).toEqual([]);
});

/** Where content stands beside text: before it, after it, and in the frame of a field, where a button may stand too. */
const slots = ['icon', 'iconEnd', 'leading', 'trailing'];

test('a slot beside text is called icon, iconEnd, leading or trailing, and takes any content', () => {
  // Patterns choose icons by themselves, from tables of components.
  const ofKit = allProperties.filter(({ at }) => !at.startsWith('patterns/'));
  const beside = ofKit.filter(({ name }) => slots.includes(name) || /icon$|^icon[A-Z]|adornment/i.test(name));
  expect(beside.length).toBeGreaterThan(15);
  const others = beside.filter(({ name, type }) => !slots.includes(name) || type.getText() !== 'ReactNode');
  expect(
    others.map(({ at, type }) => `${at}: ${type.getText()}`),
    'call it icon (before the text), iconEnd (after it), leading or trailing (in a field), of type ReactNode',
  ).toEqual([]);
});

/** Flags with other names, still to be renamed. Add nothing. */
const otherFlags = [
  'patterns/order/Checkout/CheckoutSellerSection.tsx: offersSubstitution',
  'patterns/order/OrderServiceCard/OrderServiceCard.tsx: canCancel',
];

test('a property that is true or false is called is… or has…, or is the default of one', () => {
  const flags = properties.filter(({ type }) => /^boolean(?: \| undefined)?$/.test(type.getText()));
  expect(flags.length).toBeGreaterThan(50);
  const others = flags.filter(({ name }) => !/^(?:is|has|default)[A-Z]/.test(name)).map(({ at }) => at);
  expect(others.toSorted()).toEqual(otherFlags);
});
