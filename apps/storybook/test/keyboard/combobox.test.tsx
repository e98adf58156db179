import { Button } from '@vetka/ui/Button';
import { Combobox } from '@vetka/ui/Combobox';
import { MultiSelect } from '@vetka/ui/desk/MultiSelect';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import * as tables from '../../docs/keyboard/combobox.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, holds, isGone, isThere, keyboardTable, until } from './keys.ts';

const flowers = ['Ирис', 'Пион', 'Роза'].map((label, id) => ({ id, label }));

function Example() {
  const [text, setText] = useState('');
  const found = flowers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Combobox label="Цветок" items={found} value={text} onChange={setText} onChoose={({ label }) => setText(label)} />
      <Button>После</Button>
    </>
  );
}

const field = page.getByRole('combobox', { name: 'Цветок' });
const list = page.getByRole('listbox');

/** The active option (`aria-activedescendant`) while the field keeps the focus. */
const standsOn = (name: string | null) => () => {
  const id = field.query()?.getAttribute('aria-activedescendant') ?? null;
  const option = id === null ? null : document.getElementById(id)?.textContent;
  return option === name && hasFocus(field)();
};
const isListed = isThere(list);

async function openList() {
  mount(<Example />);
  await userEvent.click(field);
  await until(isListed);
}

async function focusClosed() {
  await openList();
  await userEvent.keyboard('{Escape}');
  await until(isGone(list));
}

keyboardTable(tables.combobox, focusClosed, {
  'Down Arrow opens the list on its first option': [['ArrowDown'], standsOn('Ирис')],
  'Up Arrow opens the list on its last option': [['ArrowUp'], standsOn('Роза')],
  'Alt+Down Arrow opens the list': [['Alt+ArrowDown'], isListed],
  'Alt+Down Arrow stands on no option': [['Alt+ArrowDown'], standsOn(null)],
  'typing opens the list of what fits': [['р'], () => page.getByRole('option').elements().length === 2],
});

keyboardTable(tables.comboboxList, openList, {
  'Down Arrow moves to the next option': [['ArrowDown', 'ArrowDown'], standsOn('Пион')],
  'Down Arrow on the last option leads back to the text': [['ArrowUp', 'ArrowDown'], standsOn(null)],
  'Up Arrow moves to the previous option': [['ArrowUp', 'ArrowUp'], standsOn('Пион')],
  'Up Arrow on the first option leads back to the text': [['ArrowDown', 'ArrowUp'], standsOn(null)],
  'Enter takes the option': [['ArrowDown', 'Enter'], holds(field, 'Ирис')],
  'Enter closes the list': [['ArrowDown', 'Enter'], isGone(list)],
  'Escape closes the list': [['Escape'], isGone(list)],
  'Escape keeps the focus in the field': [['Escape'], hasFocus(field)],
  'Alt+Up Arrow closes the list': [['Alt+ArrowUp'], isGone(list)],
  'Tab closes the list': [['ArrowDown', 'Tab'], isGone(list)],
  'Tab takes nothing': [['ArrowDown', 'Tab'], () => isGone(list)() && holds(field, '')()],
});

function Several() {
  const [chosen, setChosen] = useState<readonly (string | number)[]>([0, 1]);
  return <MultiSelect label="Цветы" items={flowers} value={chosen} onChange={setChosen} />;
}

const several = page.getByRole('combobox', { name: 'Цветы' });
const tag = (name: string) => page.getByRole('button', { name: `Убрать: ${name}` });
const activeOption = (name: string) => () => {
  const id = several.query()?.getAttribute('aria-activedescendant') ?? null;
  return id !== null && document.getElementById(id)?.textContent === name && hasFocus(several)();
};
const option = (name: string, isChosen: boolean) =>
  isThere(page.getByRole('option', { name, selected: isChosen, exact: true }));

keyboardTable(
  tables.multiSelect,
  () => {
    mount(<Several />);
    focusOn(several);
  },
  {
    'Down Arrow opens the list on the first option': [['ArrowDown'], activeOption('Ирис')],
    'Up Arrow opens the list on the last option': [['ArrowUp'], activeOption('Роза')],
    'Enter chooses and leaves the list open': [['ArrowUp', 'Enter'], option('Роза', true)],
    'Enter on a chosen option unchooses it': [['ArrowDown', 'Enter'], option('Ирис', false)],
    'typing finds options': [['п', 'и', 'о'], () => page.getByRole('option').elements().length === 1],
    'Escape closes the list': [['ArrowDown', 'Escape'], isGone(list)],
    'Tab closes the list and moves to the tags': [['ArrowDown', 'Tab'], hasFocus(tag('Пион'))],
    'Backspace before the text moves to the last tag': [['Backspace'], hasFocus(tag('Пион'))],
    'Left Arrow moves to the tag before': [['Backspace', 'ArrowLeft'], hasFocus(tag('Ирис'))],
    'Delete removes the tag and moves to the one beside': [['Backspace', 'Delete'], hasFocus(tag('Ирис'))],
  },
);
