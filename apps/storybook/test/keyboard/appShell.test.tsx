import { AppShell, type AppSectionGroup } from '@vetka/ui/desk/AppShell';
import type { Command } from '@vetka/ui/desk/CommandPalette';
import { page, userEvent } from 'vitest/browser';
import * as tables from '../../docs/keyboard/appShell.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, isGone, isThere, keyboardTable, until } from './keys.ts';

const groups: AppSectionGroup[] = [
  {
    sections: ['Заказы', 'Деньги'].map((label) => ({ id: label, label, href: `#${label}`, icon: null })),
  },
];
const commands: Command[] = [{ id: 'orders', label: 'Заказы', onSelect: () => {} }];

const skip = page.getByRole('link', { name: 'К содержанию' });
const section = (name: string) => page.getByRole('link', { name, exact: true });
const toggle = (name: string) => page.getByRole('button', { name });
const collapse = async () => {
  focusOn(toggle('Свернуть меню'));
  await userEvent.keyboard('{Enter}');
};
const palette = page.getByRole('dialog', { name: 'Что сделать' });

keyboardTable(
  tables.appShell,
  async () => {
    await page.viewport(1280, 800);
    mount(
      <AppShell brand="Пион и точка" groups={groups} current="Заказы" commands={commands}>
        <a href="#order">Заказ № 10531</a>
      </AppShell>,
    );
  },
  {
    'Tab reaches the skip link first': [['Tab'], hasFocus(skip)],
    'Enter on the skip link moves to the page': [['Tab', 'Enter'], hasFocus(page.getByRole('main'))],
    'Tab after the skip link reads the page on': [['Tab', 'Enter', 'Tab'], hasFocus(section('Заказ № 10531'))],
    'Tab goes through the top bar to the sections': [['Tab', 'Tab', 'Tab'], hasFocus(section('Заказы'))],
    'Enter on «Свернуть меню» leaves icons': [collapse, hasFocus(toggle('Развернуть меню'))],
    'the focus on an icon shows its name': [
      async () => {
        await collapse();
        await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
      },
      isThere(page.getByRole('tooltip', { name: 'Деньги' })),
    ],
    'Escape hides the name of an icon': [
      async () => {
        await collapse();
        await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Escape}');
      },
      isGone(page.getByRole('tooltip')),
    ],
    'Ctrl+K opens the palette': [() => userEvent.keyboard('{Control>}k{/Control}'), isThere(palette)],
    'Escape closes the palette and returns the focus': [
      async () => {
        focusOn(section('Деньги'));
        await userEvent.keyboard('{Control>}k{/Control}');
        await until(isThere(palette));
        await userEvent.keyboard('{Escape}');
      },
      hasFocus(section('Деньги')),
    ],
  },
);
