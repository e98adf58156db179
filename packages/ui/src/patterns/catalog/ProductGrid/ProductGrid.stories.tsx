import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { productCards } from '../../fixtures/products.ts';
import { ProductCard } from '../ProductCard/index.ts';
import { ProductGrid, ProductGridSkeleton } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/Сетка товаров · ProductGrid',
  id: 'product-grid',
  component: ProductGrid,
  args: {
    children: productCards.map((product) => (
      <ProductCard key={product.id} product={product} onAdd={fn()} onFavorite={fn()} level={2} />
    )),
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { name: 'На всю страницу' };
export const Beside: Story = { name: 'Рядом с фильтрами', args: { columns: 'beside' } };
export const Leaving: Story = {
  name: 'Часть карточек уже ушла из списка',
  args: { hasLeft: (index) => index % 2 === 1 },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.length).toBeGreaterThan(2);
    for (const [index, item] of items.entries()) {
      const hasLeft = index % 2 === 1;
      await expect(item.getBoundingClientRect().height > 100).toBe(!hasLeft);
      await expect(item.firstElementChild?.checkVisibility()).toBe(!hasLeft);
    }
  },
};
export const Loading: Story = { name: 'Загрузка', render: () => <ProductGridSkeleton /> };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
