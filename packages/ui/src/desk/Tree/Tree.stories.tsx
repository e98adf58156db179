import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Tree, type TreeItem } from './index.ts';

const categories: TreeItem[] = [
  {
    id: 'bouquets',
    label: 'Букеты',
    note: '412 товаров',
    children: [
      { id: 'roses', label: 'Розы', note: '96' },
      { id: 'peonies', label: 'Пионы', note: '41' },
      {
        id: 'composed',
        label: 'Композиции',
        children: [
          { id: 'boxes', label: 'В коробке' },
          { id: 'baskets', label: 'В корзине' },
        ],
      },
    ],
  },
  { id: 'plants', label: 'Растения в горшках', note: '87 товаров', children: [{ id: 'orchids', label: 'Орхидеи' }] },
  { id: 'cards', label: 'Открытки', note: '23 товара' },
  { id: 'rare', label: 'Достопримечательные высокохудожественные подарки', isDisabled: true },
];

const meta = {
  title: 'Рабочий стол/Поля и числа/Дерево · Tree',
  id: 'tree',
  component: Tree,
  parameters: { layout: 'padded' },
  args: {
    label: 'Категории акции',
    items: categories,
    defaultValue: ['roses', 'boxes'],
    defaultExpanded: ['bouquets', 'composed'],
    onChange: fn<(ids: readonly (string | number)[]) => void>(),
  },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Несколько',
  play: async ({ args, canvas }) => {
    const bouquets = canvas.getByRole('treeitem', { name: /^Букеты/ });
    await expect(bouquets).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.click(bouquets);
    await expect(args.onChange).toHaveBeenLastCalledWith(['roses', 'peonies', 'boxes', 'baskets']);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'В корзине' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['roses', 'peonies', 'boxes']);
    await expect(bouquets).toHaveAttribute('aria-checked', 'mixed');
  },
};

export const One: Story = { name: 'Одно', args: { mode: 'one', label: 'Раздел', defaultValue: ['peonies'] } };
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { defaultValue: [], defaultExpanded: [], isRequired: true, error: 'Выберите хотя бы одну категорию' },
};
export const Disabled: Story = { name: 'Недоступно', args: { isDisabled: true } };
