import { CommandPalette, useCommandKey, type Command } from '@vetka/ui/desk/CommandPalette';
import { ContextMenu, type ContextMenuItem } from '@vetka/ui/desk/ContextMenu';
import { TimeField } from '@vetka/ui/desk/TimeField';
import { Tree, type TreeItem } from '@vetka/ui/desk/Tree';
import { useState } from 'react';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as tables from '../../docs/keyboard/deskLists.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, holds, isGone, isThere, keyboardTable, matches, until } from './keys.ts';

const categories: TreeItem[] = [
  {
    id: 'flowers',
    label: 'Цветы',
    children: [
      { id: 'roses', label: 'Розы' },
      { id: 'peonies', label: 'Пионы' },
    ],
  },
  { id: 'plants', label: 'Растения', children: [{ id: 'orchids', label: 'Орхидеи' }] },
];

const item = (name: string) => page.getByRole('treeitem', { name, exact: true });

keyboardTable(
  tables.treeView,
  async () => {
    mount(<Tree label="Категории" items={categories} />);
    await userEvent.keyboard('{Tab}');
  },
  {
    'Tab reaches the first item': [[], hasFocus(item('Цветы'))],
    'Down Arrow moves to the next item that is seen': [['ArrowDown'], hasFocus(item('Растения'))],
    'Up Arrow moves to the item before': [['ArrowDown', 'ArrowUp'], hasFocus(item('Цветы'))],
    'Down Arrow on the last item stays': [['End', 'ArrowDown'], hasFocus(item('Растения'))],
    'Up Arrow on the first item stays': [['ArrowUp'], hasFocus(item('Цветы'))],
    'Right Arrow opens a branch': [['ArrowRight'], matches(item('Цветы'), '[aria-expanded="true"]:focus')],
    'Right Arrow on an open branch goes in': [['ArrowRight', 'ArrowRight'], hasFocus(item('Розы'))],
    'Right Arrow on an item without children stays': [
      ['ArrowRight', 'ArrowRight', 'ArrowRight'],
      hasFocus(item('Розы')),
    ],
    'Left Arrow closes a branch': [
      ['ArrowRight', 'ArrowLeft'],
      matches(item('Цветы'), '[aria-expanded="false"]:focus'),
    ],
    'Left Arrow on a child goes to its parent': [
      ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
      hasFocus(item('Цветы')),
    ],
    'End moves to the last item': [['End'], hasFocus(item('Растения'))],
    'Home moves to the first item': [['End', 'Home'], hasFocus(item('Цветы'))],
    'a letter moves to the next item that begins with it': [() => strike('р'), hasFocus(item('Растения'))],
    'an asterisk opens all branches of the level': [['*'], isThere(item('Орхидеи'))],
    'Space chooses': [['ArrowRight', 'ArrowRight', ' '], matches(item('Розы'), '[aria-checked="true"]')],
    'Enter on a branch chooses all in it': [['ArrowRight', 'Enter'], matches(item('Пионы'), '[aria-checked="true"]')],
  },
);

/** A letter of a keyboard layout other than the one that keys are named by. */
function strike(letter: string) {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: letter, bubbles: true }));
}

const time = page.getByRole('spinbutton', { name: 'Открываемся' });

keyboardTable(
  tables.timeOfDay,
  () => {
    mount(<TimeField label="Открываемся" defaultValue="09:30" min="08:00" max="11:00" />);
    focusOn(time);
  },
  {
    'Up Arrow goes a step later': [['ArrowUp'], holds(time, '09:45')],
    'Down Arrow goes a step earlier': [['ArrowDown'], holds(time, '09:15')],
    'Page Up goes an hour later': [['PageUp'], holds(time, '10:30')],
    'Page Down goes an hour earlier': [['PageDown'], holds(time, '08:30')],
    'Up Arrow at the last time stays': [['PageUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'], holds(time, '11:00')],
    'Down Arrow at the first time stays': [['PageDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], holds(time, '08:00')],
    'leaving the field completes the time': [['Control+a', '9', 'Tab'], holds(time, '09:00')],
  },
);

function Menu() {
  const [isMine, setIsMine] = useState(true);
  const groups: readonly (readonly ContextMenuItem[])[] = [
    [
      { id: 'copy', label: 'Скопировать', onSelect: () => {} },
      { id: 'print', label: 'Распечатать', items: [{ id: 'slip', label: 'Листок', onSelect: () => {} }] },
    ],
    [{ id: 'mine', label: 'Только мои', isChecked: isMine, onChange: setIsMine }],
  ];
  return (
    <ContextMenu label="Действия" groups={groups}>
      <button type="button">{isMine ? 'Заказ: мои' : 'Заказ: все'}</button>
    </ContextMenu>
  );
}

const order = page.getByRole('button', { name: /^Заказ/ });
const menuItem = (name: string) => page.getByRole('menuitem', { name });

keyboardTable(
  tables.contextMenu,
  async () => {
    mount(<Menu />);
    focusOn(order);
    await userEvent.click(order, { button: 'right' });
    await until(isThere(page.getByRole('menu', { name: 'Действия' })));
    await userEvent.keyboard('{ArrowDown}');
    await until(hasFocus(menuItem('Скопировать')));
  },
  {
    'Down Arrow moves to the next item': [['ArrowDown'], hasFocus(menuItem('Распечатать'))],
    'Up Arrow on the first item moves to the last': [
      ['ArrowUp'],
      hasFocus(page.getByRole('menuitemcheckbox', { name: 'Только мои' })),
    ],
    'Right Arrow opens a menu inside': [['ArrowDown', 'ArrowRight'], hasFocus(menuItem('Листок'))],
    'Left Arrow closes the menu inside': [['ArrowDown', 'ArrowRight', 'ArrowLeft'], isGone(menuItem('Листок'))],
    'End moves to the last item': [['End'], hasFocus(page.getByRole('menuitemcheckbox', { name: 'Только мои' }))],
    'Home moves to the first item': [['End', 'Home'], hasFocus(menuItem('Скопировать'))],
    'Space turns a mark off': [['End', ' '], isThere(page.getByRole('button', { name: 'Заказ: все' }))],
    'Escape closes and returns the focus': [['Escape'], hasFocus(order)],
  },
);

const run = vi.fn<(id: string) => void>();
const commands: readonly Command[] = ['Заказы', 'Доставки', 'Деньги'].map((label) => ({
  id: label,
  label,
  onSelect: () => run(label),
}));

function Palette() {
  const [isOpen, setIsOpen] = useState(false);
  useCommandKey(() => setIsOpen(true));
  return (
    <>
      <button type="button">Начало</button>
      <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} commands={commands} />
    </>
  );
}

const start = page.getByRole('button', { name: 'Начало' });
const field = page.getByRole('combobox', { name: 'Что сделать' });
const isActive = (name: string) => matches(page.getByRole('option', { name }), '[aria-selected="true"]');

keyboardTable(
  tables.commandPalette,
  async () => {
    run.mockClear();
    mount(<Palette />);
    focusOn(start);
    await userEvent.keyboard('{Control>}k{/Control}');
    await until(hasFocus(field));
  },
  {
    'Ctrl+K opens the palette': [[], isThere(page.getByRole('dialog', { name: 'Что сделать' }))],
    'the first command is active': [[], isActive('Заказы')],
    'Down Arrow moves to the next command': [['ArrowDown'], isActive('Доставки')],
    'Up Arrow moves to the command before': [['ArrowDown', 'ArrowDown', 'ArrowUp'], isActive('Доставки')],
    'Enter runs the active command': [['ArrowDown', 'Enter'], () => run.mock.calls.join() === 'Доставки'],
    'Escape closes and returns the focus': [['Escape'], hasFocus(start)],
  },
);
