import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SubscribeButton } from './index.ts';

const meta = {
  title: 'Магазин/Профиль/Подписка · SubscribeButton',
  id: 'subscribe-button',
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
export const Subscribed: Story = {
  name: 'Вы подписаны',
  args: { state: 'SUBSCRIBED' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Вы подписаны, отписаться' });
    const width = button.offsetWidth;
    // React renders what a pointer enters or leaves later than the event.
    await userEvent.hover(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Отписаться'));
    await expect(canvas.getByText('Отписаться')).toBeVisible();
    await expect(button.offsetWidth).toBe(width);
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.getByText('Вы подписаны')).toBeVisible());
    await userEvent.tab();
    await expect(button).toHaveAccessibleName('Отписаться');
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
    button.blur();
  },
};
/** In a list the name says whom the button follows. */
export const InList: Story = {
  name: 'В списке',
  args: { name: 'Мята и пион', size: 's' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Подписаться: Мята и пион' })).toBeVisible();
  },
};
export const Busy: Story = {
  name: 'Ждёт ответа',
  args: { isLoading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Подписываем/ }));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};
