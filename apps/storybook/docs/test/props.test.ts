import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { readProps } from '../props/readProps.ts';

// Reading them compiles the kit.
vi.setConfig({ testTimeout: 60_000 });

const kit = fileURLToPath(new URL('../../../../packages/ui/', import.meta.url));
const entries = ['Button', 'Badge'].map((name) => `${kit}src/components/${name}/index.ts`);

test('reads properties from types: literal unions, defaults, required flags', () => {
  const [button] = readProps(`${kit}src`, `${kit}tsconfig.json`, entries).filter(({ name }) => name === 'Button');
  expect(button).toMatchObject({ folder: 'components/Button', takesAttributes: true });
  expect(button?.props.find(({ name }) => name === 'children')).toMatchObject({ type: 'ReactNode', isRequired: true });
  expect(button?.props.find(({ name }) => name === 'size')).toMatchObject({
    byDefault: "'m'",
    isRequired: false,
    about: 's 44, m 48, l 56 px high.',
  });
  const variant = button?.props.find(({ name }) => name === 'variant')?.type.split(' | ');
  expect(variant).toEqual(expect.arrayContaining(['"solid"', '"tonal"', '"dangerSolid"']));
});

test('a property of one union variant is optional, and an omitted property is not listed', () => {
  const badge = readProps(`${kit}src`, `${kit}tsconfig.json`, entries).find(({ name }) => name === 'Badge');
  expect(badge?.props.map(({ name }) => name).toSorted()).toEqual(['children', 'colorIndex', 'icon', 'tone']);
  expect(badge?.props.find(({ name }) => name === 'colorIndex')).toMatchObject({ type: 'number', isRequired: false });
});
