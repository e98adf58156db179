import { DataTable, type DataColumn, type RowKey, type TableSort } from '@vetka/ui/desk/DataTable';
import { InlineEdit } from '@vetka/ui/desk/InlineEdit';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import * as tables from '../../docs/keyboard/grid.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, holds, isThere, keyboardTable, matches, until } from './keys.ts';

const names = Array.from({ length: 14 }, (_, index) => `Сорт ${index + 1}`);

interface Given {
  prices: Readonly<Record<string, string>>;
  save: (name: string, typed: string) => Promise<undefined>;
  drop: (name: string) => void;
}

const columnsOf = ({ prices, save, drop }: Given): DataColumn<string>[] => [
  { id: 'name', title: 'Сорт', sorts: ['ascending'], cell: (name) => <a href={`#${name}`}>{name}</a> },
  {
    id: 'price',
    title: 'Цена',
    cell: (name) => (
      <InlineEdit
        label={`Цена, ${name}`}
        caption="Цена"
        text={prices[name] ?? '100'}
        onSave={(typed) => save(name, typed)}
      >
        {prices[name] ?? '100'}
      </InlineEdit>
    ),
  },
  { id: 'note', title: 'Заметка', cell: (name) => `О ${name}` },
  {
    id: 'menu',
    title: 'Действия',
    cell: (name) => (
      <DropdownMenu
        label={`Меню, ${name}`}
        trigger={<button type="button">Меню, {name}</button>}
        items={[{ id: 'drop', label: 'Убрать', onSelect: () => drop(name) }]}
      />
    ),
  },
];

/** Names, prices in place, a text, and menus, after a button that leads into the grid. */
function Grid() {
  const [rows, setRows] = useState(names);
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>({});
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const save = async (name: string, typed: string) => {
    setPrices({ ...prices, [name]: typed });
    return undefined;
  };
  const drop = (name: string) => setRows(rows.filter((each) => each !== name));
  return (
    <>
      <button type="button">До</button>
      <DataTable
        caption="Сорта"
        isGrid
        columns={columnsOf({ prices, save, drop })}
        rows={rows}
        keyOf={(name) => name}
        nameOf={(name) => name}
        sort={sort}
        onSortChange={setSort}
        selected={selected}
        onSelectedChange={setSelected}
      />
      <button type="button">После</button>
    </>
  );
}

const box = (row: number) => page.getByRole('checkbox', { name: `Выбрать: Сорт ${row}`, exact: true });
const all = page.getByRole('checkbox', { name: 'Выбрать все' });
const heading = page.getByRole('button', { name: 'Сорт' });
const name = (row: number) => page.getByRole('link', { name: `Сорт ${row}`, exact: true });
const price = (row: number) => page.getByRole('button', { name: new RegExp(`^Цена, Сорт ${row}:`) });
const field = page.getByRole('textbox');
const note = (row: number) => page.getByRole('gridcell', { name: `О Сорт ${row}`, exact: true });
const menu = (row: number) => page.getByRole('button', { name: `Меню, Сорт ${row}`, exact: true });
const isSelected = (row: number) => matches(box(row), ':checked');
const isUnselected = (row: number) => matches(box(row), ':not(:checked)');

keyboardTable(
  tables.dataGrid,
  async () => {
    mount(<Grid />);
    focusOn(page.getByRole('button', { name: 'До' }));
    await until(isThere(box(1)));
  },
  {
    'Tab moves to the first row': [['Tab'], hasFocus(box(1))],
    'Tab leaves the grid': [['Tab', 'Tab'], hasFocus(page.getByRole('button', { name: 'После' }))],
    'Shift+Tab returns to the cell that was left': [
      ['Tab', 'ArrowDown', 'ArrowRight', 'Tab', 'Shift+Tab'],
      hasFocus(name(2)),
    ],
    'Right Arrow moves to the next cell': [['Tab', 'ArrowRight'], hasFocus(name(1))],
    'Left Arrow moves to the cell before': [['Tab', 'ArrowRight', 'ArrowLeft'], hasFocus(box(1))],
    'Left Arrow in the first cell stays': [['Tab', 'ArrowLeft'], hasFocus(box(1))],
    'Down Arrow moves to the row below': [['Tab', 'ArrowRight', 'ArrowDown'], hasFocus(name(2))],
    'Up Arrow moves to the row above': [['Tab', 'ArrowDown', 'ArrowDown', 'ArrowUp'], hasFocus(box(2))],
    'Up Arrow in the first row moves to the heading': [['Tab', 'ArrowRight', 'ArrowUp'], hasFocus(heading)],
    'Down Arrow in the last row stays': [['Tab', 'PageDown', 'PageDown', 'ArrowDown'], hasFocus(box(14))],
    'Home moves to the first cell of the row': [['Tab', 'ArrowDown', 'End', 'Home'], hasFocus(box(2))],
    'End moves to the last cell of the row': [['Tab', 'End'], hasFocus(menu(1))],
    'Control+Home moves to the first cell': [['Tab', 'PageDown', 'Control+Home'], hasFocus(all)],
    'Control+End moves to the last cell': [['Tab', 'Control+End'], hasFocus(menu(14))],
    'Page Down moves down a page of rows': [['Tab', 'PageDown'], hasFocus(box(11))],
    'Page Up moves up a page of rows, not to the heading': [['Tab', 'ArrowDown', 'PageUp'], hasFocus(box(1))],
    'a cell without a control takes the focus itself': [
      ['Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight'],
      hasFocus(note(1)),
    ],
    'arrows do not open the menu of a cell': [['Tab', 'End', 'ArrowDown'], hasFocus(menu(2))],
    'F2 opens the field of a figure': [['Tab', 'ArrowRight', 'ArrowRight', 'F2'], hasFocus(field)],
    'Enter saves and stays in the cell': [
      ['Tab', 'ArrowRight', 'ArrowRight', 'Enter', '5', 'Enter', 'ArrowDown', 'ArrowUp'],
      hasFocus(price(1)),
    ],
    'arrows in an open field move the cursor': [
      ['Tab', 'ArrowRight', 'ArrowRight', 'F2', 'End', 'ArrowLeft', '5'],
      holds(field, '1050'),
    ],
    'Tab in an open field moves to the next figure': [
      ['Tab', 'ArrowRight', 'ArrowRight', 'F2', '7', 'Tab'],
      hasFocus(price(2)),
    ],
    'Space selects the row': [['Tab', 'ArrowRight', ' '], isSelected(1)],
    'Space again unselects the row': [['Tab', ' ', ' '], isUnselected(1)],
    'Shift+Down extends the selection': [['Tab', 'Shift+ArrowDown', 'Shift+ArrowDown'], isSelected(3)],
    'Shift+Up takes the extension back': [
      ['Tab', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowUp'],
      isUnselected(3),
    ],
    'Control+A selects every row': [['Tab', 'ArrowRight', 'Control+a'], isSelected(14)],
    'Enter on a heading sorts and stays': [['Tab', 'ArrowRight', 'ArrowUp', 'Enter'], hasFocus(heading)],
    'the focus moves to the next row when its row goes': [
      async () => {
        focusOn(menu(2));
        await userEvent.keyboard('{Enter}');
        await until(hasFocus(page.getByRole('menuitem', { name: 'Убрать' })));
        await userEvent.keyboard('{Enter}');
      },
      hasFocus(menu(3)),
    ],
  },
);
