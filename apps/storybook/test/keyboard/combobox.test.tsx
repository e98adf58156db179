import { Button } from '@vetka/ui/Button';
import { Combobox } from '@vetka/ui/Combobox';
import { useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../mount.tsx';
import { hasFocus, isGone, keyboardTable } from './keys.ts';

const flowers = ['Ирис', 'Пион', 'Роза'].map((label, id) => ({ id, label }));

function Example() {
  const [text, setText] = useState('');
  const found = flowers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Combobox
        label="Цветок"
        items={found}
        text={text}
        onTextChange={setText}
        onChoose={({ label }) => setText(label)}
      />
      <Button>После</Button>
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Цветок' });
const list = page.getByRole('listbox');

/** The option that assistive technology is told to stand on. */
const standsOn = (name: string | null) => async () => {
  await expect
    .poll(() => {
      const id = field.element().getAttribute('aria-activedescendant');
      return id === null ? null : (document.getElementById(id)?.textContent ?? '');
    })
    .toBe(name);
  await hasFocus(field)();
};
const shows = (text: string) => () => expect.element(field).toHaveValue(text);
const isListed = () => expect.element(list).toBeVisible();

async function openList() {
  mount(<Example />);
  await userEvent.click(field);
  await isListed();
}

async function focusClosed() {
  await openList();
  await userEvent.keyboard('{Escape}');
  await isGone(list)();
}

keyboardTable('combobox', focusClosed, [
  ['Down Arrow opens the list on its first option', ['ArrowDown'], standsOn('Ирис')],
  ['Up Arrow opens the list on its last option', ['ArrowUp'], standsOn('Роза')],
  [
    'Alt+Down Arrow opens the list and stands on nothing',
    ['Alt+ArrowDown'],
    async () => {
      await isListed();
      await standsOn(null)();
    },
  ],
  [
    'typing opens the list of what fits',
    ['р'],
    () => expect.poll(() => page.getByRole('option').elements().length).toBe(2),
  ],
]);

keyboardTable('combobox list', openList, [
  ['Down Arrow moves to the next option', ['ArrowDown', 'ArrowDown'], standsOn('Пион')],
  ['Down Arrow on the last option leads back to the text', ['ArrowUp', 'ArrowDown'], standsOn(null)],
  ['Up Arrow moves to the previous option', ['ArrowUp', 'ArrowUp'], standsOn('Пион')],
  ['Up Arrow on the first option leads back to the text', ['ArrowDown', 'ArrowUp'], standsOn(null)],
  ['Enter takes the option', ['ArrowDown', 'Enter'], shows('Ирис')],
  ['Enter closes the list', ['ArrowDown', 'Enter'], isGone(list)],
  ['Escape closes the list', ['Escape'], isGone(list)],
  ['Escape keeps the focus in the field', ['Escape'], hasFocus(field)],
  ['Alt+Up Arrow closes the list', ['Alt+ArrowUp'], isGone(list)],
  [
    'Tab closes the list and takes nothing',
    ['ArrowDown', 'Tab'],
    async () => {
      await isGone(list)();
      await shows('')();
    },
  ],
]);
