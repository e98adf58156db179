import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../../../packages/ui/src/', import.meta.url));
const files = globSync('{components,desk,patterns,internal}/**/*.{ts,tsx}', { cwd: source }).filter(
  (file) => !/\.(?:stories|test|docs|css)\.|fixtures/.test(file),
);

interface OptionalProperty {
  /** `Meter.tsx: isLabelHidden`. */
  at: string;
  name: string;
  type: ts.TypeNode;
}

function optionalPropertiesOf(file: string): OptionalProperty[] {
  const tree = ts.createSourceFile(file, readFileSync(source + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: OptionalProperty[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isInterfaceDeclaration(node.parent) && node.questionToken && node.type) {
      const name = node.name.getText();
      found.push({ at: `${file}: ${name}`, name, type: node.type });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

const properties = files.flatMap(optionalPropertiesOf);

/** Types that include undefined without saying so. */
const isOpenType = (text: string): boolean => text === 'ReactNode' || text === 'unknown';

function acceptsUndefined({ type }: OptionalProperty): boolean {
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
