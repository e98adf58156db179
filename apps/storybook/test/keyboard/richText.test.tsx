import { RichTextEditor } from '@vetka/ui/desk/RichTextEditor';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as tables from '../../docs/keyboard/richText.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, isThere, keyboardTable, matches, until } from './keys.ts';

const text = page.getByRole('textbox', { name: 'Описание' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });

const selectAll = () => userEvent.keyboard('{Control>}a{/Control}');

keyboardTable(
  tables.richText,
  async () => {
    const content = [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Пионы' }] }];
    mount(<RichTextEditor label="Описание" defaultValue={{ type: 'doc', content }} />);
    // Its code is loaded when it is first shown.
    await vi.waitUntil(isThere(text), { timeout: 15_000 });
  },
  {
    'Tab reaches the first tool': [['Tab'], hasFocus(tool('Заголовок'))],
    'Right Arrow moves to the next tool': [['Tab', 'ArrowRight'], hasFocus(tool('Подзаголовок'))],
    'Left Arrow moves to the tool before': [['Tab', 'ArrowRight', 'ArrowLeft'], hasFocus(tool('Заголовок'))],
    'Left Arrow on the first tool stays': [['Tab', 'ArrowLeft'], hasFocus(tool('Заголовок'))],
    // Nothing to undo or redo yet.
    'End moves to the last tool': [['Tab', 'End'], hasFocus(tool('Цитата'))],
    'Home moves to the first tool': [['Tab', 'End', 'Home'], hasFocus(tool('Заголовок'))],
    'Tab leaves the toolbar for the text': [['Tab', 'Tab'], hasFocus(text)],
    'Shift+Tab in the text returns to the tool that was left': [
      ['Tab', 'ArrowRight', 'Tab', 'Shift+Tab'],
      hasFocus(tool('Подзаголовок')),
    ],
    'Alt+F10 in the text goes to the toolbar': [['Tab', 'Tab', 'Alt+F10'], hasFocus(tool('Заголовок'))],
    'Escape in the toolbar returns to the text': [['Tab', 'Escape'], hasFocus(text)],
    'Enter on a tool formats the selection and returns to the text': [
      async () => {
        focusOn(text);
        await selectAll();
        await userEvent.keyboard('{Alt>}{F10}{/Alt}{Enter}');
      },
      () => hasFocus(text)() && isThere(page.getByRole('heading', { level: 2, name: 'Пионы' }))(),
    ],
    'Ctrl+B makes the selection bold': [() => pressInText('b'), isPressed('Жирный')],
    'Ctrl+I makes the selection italic': [() => pressInText('i'), isPressed('Курсив')],
    'Ctrl+K asks for the address of a link': [
      () => pressInText('k'),
      hasFocus(page.getByRole('textbox', { name: 'Адрес' })),
    ],
    'Ctrl+Z takes the change back': [
      async () => {
        await pressInText('b');
        await until(isPressed('Жирный'));
        await userEvent.keyboard('{Control>}z{/Control}');
      },
      matches(tool('Жирный'), '[aria-pressed="false"]'),
    ],
    'Ctrl+Shift+Z returns the change': [
      async () => {
        await pressInText('b');
        await userEvent.keyboard('{Control>}z{/Control}');
        await until(matches(tool('Жирный'), '[aria-pressed="false"]'));
        await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      },
      isPressed('Жирный'),
    ],
    'two number signs and a space begin a heading': [
      async () => {
        focusOn(text);
        await selectAll();
        await userEvent.keyboard('## Вода');
      },
      isThere(page.getByRole('heading', { level: 2, name: 'Вода' })),
    ],
  },
);

function isPressed(name: string) {
  return matches(tool(name), '[aria-pressed="true"]');
}

async function pressInText(key: string): Promise<void> {
  focusOn(text);
  await selectAll();
  await userEvent.keyboard(`{Control>}${key}{/Control}`);
}
