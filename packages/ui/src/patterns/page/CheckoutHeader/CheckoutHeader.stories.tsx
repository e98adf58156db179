import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckoutHeader } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Шапка оформления · CheckoutHeader',
  id: 'checkout-header',
  component: CheckoutHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'Широкая',
  args: { onBack: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Вернуться в корзину' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
