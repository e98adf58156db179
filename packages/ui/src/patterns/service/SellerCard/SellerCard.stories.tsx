import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { product } from '../../fixtures/products.ts';
import { SubscribeButton } from '../../account/SubscribeButton/index.ts';
import { SellerCard } from './index.ts';

const meta = {
  title: 'Магазин/Магазины/Продавец в одну строку · SellerCard',
  id: 'seller-card',
  component: SellerCard,
  args: { seller: product.seller },
} satisfies Meta<typeof SellerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithChat: Story = { name: 'С сообщением', args: { onChat: fn() } };
export const WithAction: Story = {
  name: 'С подпиской',
  args: { onChat: fn(), action: <SubscribeButton state="NOT_SUBSCRIBED" onToggle={fn()} size="s" /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Подписаться' })).toHaveFocus();
  },
};
export const Plain: Story = {
  name: 'Без сообщения, новый',
  args: { seller: { ...product.seller, reviewsCount: 0 } },
};
