import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatPrice } from '@vetka/domain/money';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '../../components/IconButton/index.ts';
import { Image } from '../../components/Image/index.ts';
import { MoreIcon } from '../../components/Icon/icons/MoreIcon.ts';
import { InlineEdit } from '../InlineEdit/index.ts';
import {
  DataTable,
  type DataColumn,
  type DataTableProps,
  type RowKey,
  type SortDirection,
  type TableSort,
} from './index.ts';

interface Product {
  id: number;
  title: string;
  price: number;
  stock: number;
  sold: number;
}

const products: Product[] = [
  { id: 1, title: 'Букет «Зефир»', price: 764_000, stock: 4, sold: 37 },
  { id: 2, title: 'Пионы в коробке', price: 1_240_000, stock: 0, sold: 12 },
  { id: 3, title: 'Ромашки с длинным именем для узкого экрана и широкой кухни', price: 210_000, stock: 15, sold: 64 },
  { id: 4, title: 'Открытка', price: 15_000, stock: 120, sold: 8 },
];

const both: SortDirection[] = ['ascending', 'descending'];

const columns: DataColumn<Product>[] = [
  { id: 'title', title: 'Товар', sorts: both, cell: ({ title }) => title },
  { id: 'price', title: 'Цена', align: 'end', sorts: both, cell: ({ price }) => formatPrice(price) },
  { id: 'stock', title: 'Остаток', align: 'end', sorts: both, cell: ({ stock }) => `${stock}\u00A0шт` },
  { id: 'sold', title: 'За 30 дней', align: 'end', shownFrom: 'tablet', cell: ({ sold }) => sold },
  {
    id: 'actions',
    title: 'Действия',
    align: 'end',
    isTitleHidden: true,
    cell: ({ title }) => <IconButton label={`Действия: ${title}`} icon={<MoreIcon />} />,
  },
];

const field: Record<string, (product: Product) => number | string> = {
  title: ({ title }) => title,
  price: ({ price }) => price,
  stock: ({ stock }) => stock,
};

function sorted(sort: TableSort | null): Product[] {
  if (!sort) return products;
  const of = field[sort.columnId] ?? (() => 0);
  const rising = products.toSorted((one, other) => (of(one) < of(other) ? -1 : 1));
  return sort.direction === 'ascending' ? rising : rising.toReversed();
}

type Given = Partial<Omit<DataTableProps<Product>, 'sort' | 'selected'>>;

function Example({ onSelectedChange, onSortChange, ...props }: Given) {
  const [sort, setSort] = useState<TableSort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <DataTable
      caption="Товары"
      columns={columns}
      rows={sorted(sort)}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      {...props}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        onSortChange?.(next);
      }}
      selected={selected}
      onSelectedChange={
        onSelectedChange &&
        ((next) => {
          setSelected(next);
          onSelectedChange(next);
        })
      }
    />
  );
}

const meta = {
  title: 'Рабочий стол/Списки и таблицы/Таблица · DataTable',
  id: 'data-table',
  component: Example,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {
  name: 'Порядок по столбцу',
  args: { onSortChange: fn<(sort: TableSort) => void>() },
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('button', { name: 'Цена' });
    await userEvent.click(price);
    await expect(canvas.getByRole('columnheader', { name: 'Цена' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Открытка');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'price', direction: 'descending' });
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Пионы в коробке');
  },
};

export const Selected: Story = {
  name: 'Выбор строк, с Shift – подряд',
  args: { onSelectedChange: fn<(selected: ReadonlySet<RowKey>) => void>() },
  play: async ({ args, canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await userEvent.click(box('Выбрать: Букет «Зефир»'));
    await expect(box('Выбрать все')).toBePartiallyChecked();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box('Выбрать: Открытка'));
    await user.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([1, 2, 3, 4]));
    await expect(box('Выбрать все')).toBeChecked();
    await userEvent.click(box('Выбрать все'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set());
  },
};

const drawing = <Image alt="" width={40} corner="s" />;

const edited = (id: string, title: string, unit: string, of: (product: Product) => number) => ({
  id,
  title,
  align: 'end' as const,
  inCard: 'figure' as const,
  cardSpan: 5 as const,
  cell: (product: Product) => (
    <InlineEdit
      label={`${title}, ${product.title}`}
      caption={title}
      text={`${of(product)}`}
      unit={unit}
      onSave={async () => undefined}
    >
      {of(product)}&nbsp;{unit}
    </InlineEdit>
  ),
});

const worked: DataColumn<Product>[] = [
  { id: 'title', title: 'Товар', sorts: both, cell: ({ title }) => title },
  { id: 'state', title: 'Состояние', inCard: 'subtitle', cell: ({ stock }) => (stock > 0 ? 'На витрине' : 'Скрыт') },
  edited('price', 'Цена', '₽', ({ price }) => price / 100),
  edited('stock', 'Остаток', 'шт', ({ stock }) => stock),
  { id: 'sold', title: 'За 30 дней', align: 'end', shownFrom: 'desktop', cell: ({ sold }) => sold },
  {
    id: 'actions',
    title: 'Действия',
    align: 'end',
    isTitleHidden: true,
    inCard: 'corner',
    cell: ({ title }) => <IconButton label={`Действия: ${title}`} icon={<MoreIcon />} />,
  },
];
const grid: Given = {
  isGrid: true,
  columns: worked,
  leadOf: () => drawing,
  onSelectedChange: fn<(selected: ReadonlySet<RowKey>) => void>(),
};

export const Grid: Story = {
  name: 'Сетка: стрелки, правка, выбор',
  args: grid,
  play: async ({ args, canvas }) => {
    const figure = (name: RegExp) => canvas.getByRole('button', { name });
    figure(/^Цена, Букет «Зефир»/).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(figure(/^Цена, Пионы в коробке/)).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await userEvent.tab();
    await expect(figure(/^Остаток, Пионы в коробке/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([2, 3]));
    await expect(canvas.getByRole('row', { name: /^Выбрать: Пионы/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set([3]));
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab({ shift: true });
    await expect(figure(/^Остаток, Пионы в коробке/)).toHaveFocus();
  },
};

export const GridCards: Story = {
  name: 'Карточки с картинкой и числами',
  args: grid,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Зефир/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать: Букет «Зефир»' }));
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать: Букет «Зефир»' }));
    await expect(row).toHaveAttribute('aria-selected', 'false');
  },
};

export const Cards: Story = {
  name: 'Карточки на телефоне',
  args: { onSelectedChange: fn<(selected: ReadonlySet<RowKey>) => void>() },
  globals: { viewport: { value: 'phone' } },
};

export const Sideways: Story = {
  name: 'На телефоне листается вбок',
  args: { onPhone: 'scroll' },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = { name: 'Пустая', args: { rows: [], empty: 'Товаров пока нет. Добавьте первый.' } };
