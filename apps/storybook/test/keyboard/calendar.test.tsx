import { DatePicker } from '@vetka/ui/DatePicker';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import * as tables from '../../docs/keyboard/calendar.ts';
import { mount } from '../mount.tsx';
import { hasFocus, holds, isGone, keyboardTable, until } from './keys.ts';

function Example() {
  const [day, setDay] = useState<string | null>('2026-11-18');
  return <DatePicker label="День" value={day} onChange={setDay} today="2026-11-10" />;
}

const field = page.getByRole('textbox', { name: 'День' });
const opener = page.getByRole('button', { name: /Изменить дату/ });
const grid = page.getByRole('grid');

const focused = () => document.activeElement;

/** A date such as «18 ноября 2026» within the label of the focused day. */
const standsOn = (day: string) => () =>
  (focused()?.getAttribute('aria-label') ?? focused()?.textContent ?? '').includes(day);
const shows = (text: string) => holds(field, text);
const isBesideTheDays = () =>
  focused()?.closest('[role="dialog"]') != null && focused()?.closest('[role="grid"]') == null;

async function openCalendar() {
  mount(<Example />);
  await userEvent.click(opener);
  await until(standsOn('18 ноября 2026'));
}

keyboardTable(tables.dateGrid, openCalendar, {
  'opening moves the focus to the chosen day': [[], standsOn('18 ноября 2026')],
  'Right Arrow moves to the next day': [['ArrowRight'], standsOn('19 ноября 2026')],
  'Left Arrow moves to the previous day': [['ArrowLeft'], standsOn('17 ноября 2026')],
  'Down Arrow moves by a week': [['ArrowDown'], standsOn('25 ноября 2026')],
  'Up Arrow moves back by a week': [['ArrowUp'], standsOn('11 ноября 2026')],
  'Home moves to Monday': [['Home'], standsOn('16 ноября 2026')],
  'End moves to Sunday': [['End'], standsOn('22 ноября 2026')],
  'Page Down moves by a month': [['PageDown'], standsOn('18 декабря 2026')],
  'Page Up moves back by a month': [['PageUp'], standsOn('18 октября 2026')],
  'Shift+Page Down moves by a year': [['Shift+PageDown'], standsOn('18 ноября 2027')],
  'Shift+Page Up moves back by a year': [['Shift+PageUp'], standsOn('18 ноября 2025')],
  'Enter takes the day': [['ArrowRight', 'Enter'], shows('19.11.2026')],
  'Space takes the day': [['ArrowRight', ' '], shows('19.11.2026')],
  'Enter closes the calendar and gives the focus back': [['Enter'], hasFocus(opener)],
  'Escape closes the calendar': [['Escape'], isGone(grid)],
  'Escape keeps the day that was chosen': [['ArrowRight', 'Escape'], shows('18.11.2026')],
  'Escape gives the focus back to the button': [['Escape'], hasFocus(opener)],
  'Tab leaves the days for the buttons of the calendar and stays inside': [['Tab'], isBesideTheDays],
});
