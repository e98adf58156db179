import type { Meta, StoryObj } from '@storybook/react-vite';
import { categories } from '../../fixtures/products.ts';
import { CategoryTiles } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/Категории · CategoryTiles',
  id: 'category-tiles',
  component: CategoryTiles,
  args: { categories },
} satisfies Meta<typeof CategoryTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Twelve: Story = { name: 'Двенадцать' };
export const LongNames: Story = {
  name: 'Длинные названия',
  args: {
    categories: categories
      .slice(0, 6)
      .map((category) => ({ ...category, name: 'Сельскохозяйственные композиции', image: null })),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
