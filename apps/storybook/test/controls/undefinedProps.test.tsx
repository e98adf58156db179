import { ThemeSwitch } from '@vetka/ui/ThemeSwitch';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../mount.tsx';
import { samples, type Given } from './samples.tsx';

// What several controls have, and what no sample gives itself.
const names =
  'isChecked onChange onBlur onFocus id ref name hint error isRequired isDisabled isReadOnly placeholder autoComplete ' +
  'inputMode size variant limit step emptyText countedAs isLoading leading unit normalize maxLength rows';
const allUndefined = Object.fromEntries(names.split(' ').map((name) => [name, undefined])) as Given;

/** What React renders on an empty page: generated ids are the same each time, attributes are sorted. */
function rendered(element: ReactNode): string {
  const before = document.body.childElementCount;
  mount(element);
  const container = document.body.children[before];
  if (!container) throw new Error('Nothing was mounted.');
  for (const each of container.querySelectorAll('*')) {
    const attributes = [...each.attributes].toSorted((one, other) => one.name.localeCompare(other.name));
    for (const { name } of attributes) each.removeAttribute(name);
    for (const { name, value } of attributes) each.setAttribute(name, value.replaceAll(/_r_\w+_/g, 'id'));
  }
  return container.innerHTML;
}

test.each([
  ...Object.entries(samples),
  ['ThemeSwitch without a choice', (given: Given) => <ThemeSwitch {...given} />],
] as const)('%s: a property that is undefined is the same as one that is not given', (_name, render) => {
  expect(rendered(render(allUndefined))).toBe(rendered(render({})));
});

test('ThemeSwitch without a choice follows the device', () => {
  expect(rendered(<ThemeSwitch defaultValue={undefined} />)).toBe(rendered(<ThemeSwitch defaultValue="system" />));
});
