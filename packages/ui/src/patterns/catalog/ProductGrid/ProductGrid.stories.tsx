import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { productCards } from '../../fixtures/products.ts';
import { ProductCard } from '../ProductCard/index.ts';
import { ProductGrid, ProductGridSkeleton } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/Сетка товаров · ProductGrid',
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
export const Loading: Story = { name: 'Загрузка', render: () => <ProductGridSkeleton /> };
const rows = Array.from({ length: 3 }, (_, row) => row);
export const Long: Story = {
  name: 'Длинный список: карточки за экраном не рисуются, а высота та же',
  globals: { viewport: { value: 'phone' } },
  args: {
    children: rows.flatMap((row) =>
      productCards.map((product) => (
        <ProductCard
          key={`${row} ${product.id}`}
          product={{ ...product, image: null }}
          onAdd={fn()}
          onFavorite={fn()}
          level={2}
        />
      )),
    ),
  },
  play: async ({ canvas }) => {
    const last = canvas.getAllByRole('listitem').at(-1) as HTMLElement;
    const isDrawn = () => last.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
    await waitFor(() => expect(isDrawn()).toBe(false));
    const { height } = canvas.getByRole('list').getBoundingClientRect();
    for (const item of canvas.getAllByRole('listitem')) item.style.contentVisibility = 'visible';
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBe(height);
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
