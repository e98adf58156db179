import { Button } from '@vetka/ui/Button';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { Dialog } from '@vetka/ui/Dialog';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { Tooltip } from '@vetka/ui/Tooltip';
import { useState } from 'react';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as tables from '../../docs/keyboard/layers.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, isGone, isThere, keyboardTable, until } from './keys.ts';

const button = (name: string) => page.getByRole('button', { name });
const opener = button('Открыть');

function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Открыть</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Имя">
        <Button>Первая</Button>
        <Button>Вторая</Button>
      </Dialog>
    </>
  );
}

const dialog = page.getByRole('dialog');

async function openDialog() {
  mount(<DialogExample />);
  await userEvent.click(opener);
  await until(hasFocus(button('Первая')));
}

keyboardTable(tables.dialog, openDialog, {
  'opening moves the focus to the first element inside': [[], hasFocus(button('Первая'))],
  'Tab moves to the next element inside': [['Tab'], hasFocus(button('Вторая'))],
  'Tab on the last element moves to the first': [['Tab', 'Tab', 'Tab'], hasFocus(button('Первая'))],
  'Shift+Tab moves to the previous element': [['Tab', 'Shift+Tab'], hasFocus(button('Первая'))],
  'Shift+Tab on the first element moves to the last': [['Shift+Tab'], hasFocus(button('Закрыть'))],
  'Escape closes the dialog': [['Escape'], isGone(dialog)],
  'closing gives the focus back to what opened it': [['Escape'], hasFocus(opener)],
});

const answered = vi.fn();

function ConfirmExample() {
  const [isOpen, setIsOpen] = useState(false);
  const answer = (what: string) => () => {
    answered(what);
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Открыть</Button>
      <ConfirmDialog isOpen={isOpen} onConfirm={answer('да')} onClose={answer('нет')} />
    </>
  );
}

async function openQuestion() {
  answered.mockClear();
  mount(<ConfirmExample />);
  await userEvent.click(opener);
  await until(hasFocus(button('Нет')));
}

const answeredWith = (what: string) => () => answered.mock.calls.join() === what;

keyboardTable(tables.alertDialog, openQuestion, {
  'opening moves the focus to the answer that changes nothing': [[], hasFocus(button('Нет'))],
  'Tab moves to the other answer': [['Tab'], hasFocus(button('Да'))],
  'Tab on the last answer moves to the first': [['Tab', 'Tab'], hasFocus(button('Нет'))],
  'Shift+Tab on the first answer moves to the last': [['Shift+Tab'], hasFocus(button('Да'))],
  'Enter gives the answer that has the focus': [['Tab', 'Enter'], answeredWith('да')],
  'Escape answers no': [['Escape'], answeredWith('нет')],
  'closing gives the focus back to what opened it': [['Escape'], hasFocus(opener)],
});

const chosen = vi.fn();

function mountMenu() {
  chosen.mockClear();
  const items = ['Изменить', 'Отменить', 'Скрыть'].map((label) => ({
    id: label,
    label,
    onSelect: () => chosen(label),
  }));
  mount(
    <>
      <DropdownMenu label="Действия с заказом" trigger={<Button>Открыть</Button>} items={items} />
      <Button>После</Button>
    </>,
  );
  focusOn(opener);
}

async function openMenu() {
  mountMenu();
  await userEvent.keyboard('{Enter}');
  await until(hasFocus(item('Изменить')));
}

const menu = page.getByRole('menu');
const item = (name: string) => page.getByRole('menuitem', { name });
const chose = (label: string) => () => chosen.mock.calls.join() === label;

keyboardTable(tables.menuButton, mountMenu, {
  'Enter opens the menu on its first item': [['Enter'], hasFocus(item('Изменить'))],
  'Space opens the menu on its first item': [[' '], hasFocus(item('Изменить'))],
  'Down Arrow opens the menu on its first item': [['ArrowDown'], hasFocus(item('Изменить'))],
});

keyboardTable(tables.menu, openMenu, {
  'Down Arrow moves to the next item': [['ArrowDown'], hasFocus(item('Отменить'))],
  'Down Arrow on the last item moves to the first': [['End', 'ArrowDown'], hasFocus(item('Изменить'))],
  'Up Arrow moves to the previous item': [['End', 'ArrowUp'], hasFocus(item('Отменить'))],
  'Up Arrow on the first item moves to the last': [['ArrowUp'], hasFocus(item('Скрыть'))],
  'Home moves to the first item': [['End', 'Home'], hasFocus(item('Изменить'))],
  'End moves to the last item': [['End'], hasFocus(item('Скрыть'))],
  'Enter does what the item says and closes the menu': [['ArrowDown', 'Enter'], chose('Отменить')],
  'Space does what the item says and closes the menu': [['ArrowDown', ' '], chose('Отменить')],
  'Escape closes the menu': [['Escape'], isGone(menu)],
  'Escape gives the focus back to the button': [['Escape'], hasFocus(opener)],
  'Tab closes the menu': [['Tab'], isGone(menu)],
  'Shift+Tab closes the menu': [['Shift+Tab'], isGone(menu)],
  'a letter moves to the item that begins with it': [() => strike('с'), hasFocus(item('Скрыть'))],
});

/** A letter of a keyboard layout other than the one that keys are named by. */
function strike(letter: string) {
  const event = new KeyboardEvent('keydown', { key: letter, bubbles: true });
  item('Изменить').element().dispatchEvent(event);
}

const tooltip = page.getByRole('tooltip');

function mountTooltip() {
  mount(
    <>
      <Tooltip text="Пояснение">
        <Button>Открыть</Button>
      </Tooltip>
      <Button>После</Button>
    </>,
  );
}

keyboardTable(tables.tooltip, mountTooltip, {
  'focus shows the tooltip': [['Tab'], isThere(tooltip)],
  'the focus stays on what the tooltip explains': [['Tab'], hasFocus(opener)],
  'Escape hides the tooltip': [['Tab', 'Escape'], isGone(tooltip)],
  'leaving hides the tooltip': [['Tab', 'Tab'], isGone(tooltip)],
});
