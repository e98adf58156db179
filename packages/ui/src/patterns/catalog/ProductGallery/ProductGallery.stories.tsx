import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { product } from '../../fixtures/products.ts';
import { ProductGallery } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/Снимки товара · ProductGallery',
  id: 'product-gallery',
  component: ProductGallery,
  args: {
    pictures: product.mediaFiles,
    title: product.title,
    price: product.price,
    oldPrice: product.oldPrice,
  },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: 'Несколько' };
export const One: Story = { name: 'Один', args: { pictures: product.mediaFiles.slice(0, 1) } };
export const None: Story = {
  name: 'Ни одного',
  args: { pictures: [] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('img', { name: args.title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Увеличить' })).toBeNull();
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
