import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NoticeFilters } from './index.ts';

const meta = {
  title: 'Магазин/Уведомления/Какие · NoticeFilters',
  id: 'notice-filters',
  component: NoticeFilters,
  parameters: { layout: 'padded' },
  args: { value: undefined, unread: { order: 1, people: 2, shop: 3 }, onChange: fn() },
} satisfies Meta<typeof NoticeFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'Все',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Все, новых: 6');
    await userEvent.click(canvas.getByRole('button', { name: /^Покупки/ }));
    await expect(args.onChange).toHaveBeenCalledWith('ORDER');
  },
};
export const Read: Story = { name: 'Новых нет', args: { value: 'SHOP', unread: { order: 0, people: 0, shop: 0 } } };
