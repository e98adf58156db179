import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { product } from '../../fixtures/products.ts';
import { SellerCard } from './index.ts';

const meta = {
  title: 'Магазин/Магазины/Продавец в одну строку · SellerCard',
  component: SellerCard,
  args: { seller: product.seller },
} satisfies Meta<typeof SellerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithChat: Story = { name: 'С сообщением', args: { onChat: fn() } };
export const Plain: Story = {
  name: 'Без сообщения, новый',
  args: { seller: { ...product.seller, reviewsCount: 0 } },
};
