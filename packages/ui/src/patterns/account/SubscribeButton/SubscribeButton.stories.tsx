import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SubscribeButton } from './index.ts';

const meta = {
  title: 'Магазин/Профиль/Подписка · SubscribeButton',
  component: SubscribeButton,
  args: { state: 'NOT_SUBSCRIBED', onToggle: fn() },
} satisfies Meta<typeof SubscribeButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotSubscribed: Story = {
  name: 'Подписаться',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Subscribed: Story = { name: 'Отписаться', args: { state: 'SUBSCRIBED' } };
export const Busy: Story = {
  name: 'Ждёт ответа',
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Подписываем/ }));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
