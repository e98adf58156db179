import { BarChart } from '@vetka/ui/desk/BarChart';
import { BulkAction, BulkBar } from '@vetka/ui/desk/BulkBar';
import { DataTable, type RowKey, type TableSort } from '@vetka/ui/desk/DataTable';
import { InlineEdit } from '@vetka/ui/desk/InlineEdit';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { SortableList } from '@vetka/ui/desk/SortableList';
import { TagsInput } from '@vetka/ui/desk/TagsInput';
import { useState } from 'react';
import { page } from 'vitest/browser';
import * as tables from '../../docs/keyboard/desk.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, holds, isThere, keyboardTable, matches } from './keys.ts';

function Number() {
  const [value, setValue] = useState<number | null>(10);
  return <NumberField label="Минуты" value={value} onChange={setValue} step={5} max={100} />;
}

const number = page.getByRole('spinbutton', { name: 'Минуты' });

keyboardTable(
  tables.numberField,
  () => {
    mount(<Number />);
    focusOn(number);
  },
  {
    'Up Arrow adds a step': [['ArrowUp'], holds(number, '15')],
    'Down Arrow takes a step away': [['ArrowDown'], holds(number, '5')],
    'Page Up adds ten steps': [['PageUp'], holds(number, '60')],
    'Page Down takes ten steps away': [['PageUp', 'PageDown'], holds(number, '10')],
    'Up Arrow stops at the greatest value': [['PageUp', 'PageUp', 'ArrowUp'], holds(number, '100')],
    'Down Arrow stops at the least value': [['ArrowDown', 'ArrowDown', 'ArrowDown'], holds(number, '0')],
    'Up Arrow in an empty field begins at zero': [['Control+a', 'Backspace', 'ArrowUp'], holds(number, '5')],
    'typing over the greatest value keeps what was typed': [['Control+a', '9', '9', '9'], holds(number, '999')],
  },
);

function Price() {
  const [text, setText] = useState('7640');
  const save = async (typed: string) => {
    setText(typed);
    return undefined;
  };
  return (
    <InlineEdit label="Цена" caption="Цена" text={text} onSave={save}>
      {text}
    </InlineEdit>
  );
}

const figure = (text: string) => page.getByRole('button', { name: new RegExp(`^Цена: ${text}\\b`) });
const editor = page.getByRole('textbox', { name: 'Цена' });

keyboardTable(
  tables.inlineEdit,
  () => {
    mount(<Price />);
    focusOn(figure('7640'));
  },
  {
    'Enter opens the field': [['Enter'], hasFocus(editor)],
    'F2 opens the field': [['F2'], hasFocus(editor)],
    'Enter saves and returns to the figure': [['Enter', '5', '0', 'Enter'], hasFocus(figure('50'))],
    'Escape returns what it was': [['Enter', '5', '0', 'Escape'], hasFocus(figure('7640'))],
  },
);

const names = ['Астра', 'Белла', 'Венера'];

function Rows() {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <DataTable
      caption="Сорта"
      columns={[{ id: 'name', title: 'Сорт', sorts: ['ascending', 'descending'], cell: (name) => name }]}
      rows={names}
      keyOf={(name) => name}
      nameOf={(name) => name}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelectedChange={setSelected}
    />
  );
}

const heading = page.getByRole('button', { name: 'Сорт' });
const head = page.getByRole('columnheader', { name: 'Сорт' });
const first = page.getByRole('checkbox', { name: 'Выбрать: Астра' });
const last = page.getByRole('checkbox', { name: 'Выбрать: Венера' });
const isSorted = (direction: string) => matches(head, `[aria-sort="${direction}"]`);

keyboardTable(tables.sortableTable, () => mount(<Rows />), {
  'Tab moves to the heading that sorts': [['Tab', 'Tab'], hasFocus(heading)],
  'Enter on a heading sorts ascending': [['Tab', 'Tab', 'Enter'], isSorted('ascending')],
  'Space on a heading sorts ascending': [['Tab', 'Tab', ' '], isSorted('ascending')],
  'Enter again sorts descending': [['Tab', 'Tab', 'Enter', 'Enter'], isSorted('descending')],
  'Space selects a row': [['Tab', 'Tab', 'Tab', ' '], matches(first, ':checked')],
  'Space on the heading selects every row': [['Tab', ' '], matches(last, ':checked')],
});

const bars = [1, 2, 3].map((value) => ({ id: `${value}`, value, name: `${value} мая`, valueText: `${value} ₽` }));
const point = (day: number) => page.getByRole('option', { name: `${day} мая: ${day} ₽`, selected: true });
const isReached = (day: number) => isThere(point(day));

keyboardTable(tables.chart, () => mount(<BarChart title="Выручка" summary="Всего 6 ₽" bars={bars} />), {
  'Tab reaches the last point': [['Tab'], isReached(3)],
  'Left Arrow moves to the point before': [['Tab', 'ArrowLeft'], isReached(2)],
  'Right Arrow moves to the next point': [['Tab', 'Home', 'ArrowRight'], isReached(2)],
  'Home moves to the first point': [['Tab', 'Home'], isReached(1)],
  'End moves to the last point': [['Tab', 'Home', 'End'], isReached(3)],
  'Left Arrow at the first point stays': [['Tab', 'Home', 'ArrowLeft'], isReached(1)],
});

const price = page.getByRole('button', { name: 'Цена' });
const hide = page.getByRole('button', { name: 'Скрыть' });
const clear = page.getByRole('button', { name: 'Снять выделение' });
const after = page.getByRole('button', { name: 'Дальше' });

function Selection() {
  return (
    <>
      <BulkBar label="Выбранные товары" count={2} onClear={() => undefined}>
        <BulkAction>Цена</BulkAction>
        <BulkAction>Скрыть</BulkAction>
      </BulkBar>
      <button type="button">Дальше</button>
    </>
  );
}

keyboardTable(tables.toolbar, () => mount(<Selection />), {
  'Tab moves to the first action': [['Tab'], hasFocus(price)],
  'Right Arrow moves to the next action': [['Tab', 'ArrowRight'], hasFocus(hide)],
  'Left Arrow moves to the action before': [['Tab', 'ArrowRight', 'ArrowLeft'], hasFocus(price)],
  'End moves to the last action': [['Tab', 'End'], hasFocus(clear)],
  'Home moves to the first action': [['Tab', 'End', 'Home'], hasFocus(price)],
  'Tab leaves the toolbar': [['Tab', 'ArrowRight', 'Tab'], hasFocus(after)],
});

function Order() {
  const [order, setOrder] = useState(names);
  return (
    <SortableList
      label="Сорта"
      items={order}
      keyOf={(name) => name}
      nameOf={(name) => name}
      onMove={(name, place) => setOrder(order.filter((each) => each !== name).toSpliced(place, 0, name))}
    >
      {(name) => name}
    </SortableList>
  );
}

const grip = page.getByRole('button', { name: 'Переместить: Белла' });
const order = () => page.getByRole('list', { name: 'Сорта' }).query()?.textContent;
const isOrder = (text: string) => () => order() === text;

keyboardTable(
  tables.sortableList,
  () => {
    mount(<Order />);
    focusOn(grip);
  },
  {
    'Down Arrow moves the item down': [['ArrowDown'], isOrder('АстраВенераБелла')],
    'Up Arrow moves the item up': [['ArrowUp'], isOrder('БеллаАстраВенера')],
    'Home moves the item to the beginning': [['Home'], isOrder('БеллаАстраВенера')],
    'End moves the item to the end': [['End'], isOrder('АстраВенераБелла')],
    'the focus stays on the grip': [['ArrowDown', 'ArrowUp'], hasFocus(grip)],
  },
);

function Words() {
  const [words, setWords] = useState<readonly string[]>(['астры', 'ирисы', 'пионы']);
  return <TagsInput label="Слова" value={words} onChange={setWords} />;
}

const words = page.getByRole('textbox', { name: 'Слова' });
const tag = (word: string) => page.getByRole('button', { name: `Убрать: ${word}` });
const areTags = (text: string) => () =>
  page.getByRole('list', { name: 'Слова: выбрано' }).query()?.textContent === text;

keyboardTable(
  tables.tagsInput,
  () => {
    mount(<Words />);
    focusOn(words);
  },
  {
    'Enter adds the word': [['x', 'Enter'], areTags('астрыирисыпионыx')],
    'a comma adds the word': [['x', ','], areTags('астрыирисыпионыx')],
    'Backspace before the text moves to the last tag': [['Backspace'], hasFocus(tag('пионы'))],
    'Left Arrow before the text moves to the last tag': [['ArrowLeft'], hasFocus(tag('пионы'))],
    'Left Arrow moves to the tag before': [['ArrowLeft', 'ArrowLeft'], hasFocus(tag('ирисы'))],
    'Right Arrow after the last tag returns to the field': [['ArrowLeft', 'ArrowRight'], hasFocus(words)],
    'Home moves to the first tag': [['ArrowLeft', 'Home'], hasFocus(tag('астры'))],
    'End moves to the last tag': [['ArrowLeft', 'Home', 'End'], hasFocus(tag('пионы'))],
    'Delete removes the tag and moves to the next one': [['ArrowLeft', 'Home', 'Delete'], hasFocus(tag('ирисы'))],
    'Backspace removes the last tag and moves to the one before': [['ArrowLeft', 'Backspace'], hasFocus(tag('ирисы'))],
  },
);
