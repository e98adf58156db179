import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { argTypeOf, controlOf, propsOfStory, uncontrolled } from '../props/controls.ts';
import { readKit } from '../props/readKit.ts';
import { readStories } from '../props/readStories.ts';

type Renders = ((...args: never[]) => unknown) | undefined;

interface Described {
  name?: string;
  args?: Record<string, unknown>;
  render?: Renders;
  component?: Renders;
}

const modules = import.meta.glob<Record<string, Described>>('../../../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});
const kit = readKit();
const files = readStories(kit);
const stories = Object.entries(modules).flatMap(([address, { default: meta = {}, ...exported }]) =>
  Object.values(exported).map((story) => {
    const file = `packages/ui${address.split('packages/ui')[1]}`;
    const render = story.render ?? meta.render ?? meta.component;
    const args: Record<string, unknown> = { ...meta.args, ...story.args };
    const name = story.name ?? '';
    const path = file.slice('packages/ui/src/'.length);
    const components = kit.filter(({ folder }) => folder === dirname(path));
    return { file, name, render, args, props: propsOfStory({ components, shown: files[path] }, name) };
  }),
);

test('finds the stories of the kit, most of them with controls', () => {
  expect(stories.length).toBeGreaterThan(600);
  expect(stories.filter(({ props }) => props.length > 0).length).toBeGreaterThan(400);
});

test('a story that takes nothing has no controls', () => {
  const fixed = stories.filter(({ render }) => typeof render === 'function' && render.length === 0);
  expect(fixed.length).toBeGreaterThan(90);
  expect(fixed.filter(({ props }) => props.length > 0).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('the controls of a story are those of the component it shows', () => {
  const shownIn = (name: string) => stories.find(({ file }) => file.endsWith(`/${name}.stories.tsx`));
  const namesIn = (name: string) => shownIn(name)?.props.map((prop) => prop.name);
  const namesOf = (component: string) => kit.find(({ name }) => name === component)?.props.map(({ name }) => name);
  expect(namesIn('OrderDetails')).toEqual(namesOf('OrderDetailsPanel'));
  expect(namesIn('Checkout')).toEqual(namesOf('CheckoutSellerSection'));
  expect(namesIn('OrderBlock')).toEqual(namesOf('OrderColumns'));
  // Its own component takes an error and nothing else.
  expect(namesIn('Select')).toEqual(['error']);
  expect(namesIn('DateRange')).not.toContain('onChange');
});

test('what a story passes to its component is among its controls', () => {
  const hidden = stories
    .filter(({ props }) => props.length > 0)
    .flatMap(({ file, name, props, args }) => {
      const { component } = files[file.slice('packages/ui/src/'.length)] ?? {};
      const all = kit.filter((each) => file.includes(`/${each.folder}/`) && each.name === component);
      const known = all.flatMap((each) => each.props.map((prop) => prop.name));
      return known
        .filter((prop) => prop in args && !props.some((shown) => shown.name === prop))
        .map((prop) => `${file}: ${name}: ${prop}`);
    });
  expect(hidden).toEqual([]);
});

test('what is edited as JSON is the same after it has been edited', () => {
  const edited = stories.flatMap(({ file, name, props, args }) =>
    props
      .filter((prop) => prop.name in args && controlOf(prop, args[prop.name]) === 'object')
      .map((prop) => ({ where: `${file}: ${name}: ${prop.name}`, value: args[prop.name] })),
  );
  expect(edited.length).toBeGreaterThan(100);
  const changed = edited.filter(({ value }) => {
    try {
      expect(JSON.parse(JSON.stringify(value) ?? 'null') ?? undefined).toEqual(value ?? undefined);
      return false;
    } catch {
      return true;
    }
  });
  expect(changed.map(({ where }) => where)).toEqual([]);
});

test('a property without a control says why', () => {
  const rows = stories.flatMap(({ file, props, args }) =>
    props.map((prop) => ({ file, prop: prop.name, ...argTypeOf(prop, args[prop.name]) })),
  );
  const uncontrolledRows = rows.filter(({ control }) => control === false);
  expect(uncontrolledRows.length).toBeGreaterThan(500);
  const reasons = Object.values(uncontrolled);
  const silent = uncontrolledRows.filter(({ description }) => !reasons.some((reason) => description.endsWith(reason)));
  expect(silent.map(({ file, prop }) => `${file}: ${prop}`)).toEqual([]);
});
