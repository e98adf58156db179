import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { noticeChoices } from '../../fixtures/notices.ts';
import { NoticeChoices } from './index.ts';

const meta = {
  title: 'Магазин/Уведомления/О чём и куда · NoticeChoices',
  id: 'notice-choices',
  component: NoticeChoices,
  parameters: { layout: 'padded' },
  args: { choices: noticeChoices, onChange: fn() },
} satisfies Meta<typeof NoticeChoices>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Table: Story = {
  name: 'Таблица',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Новый заказ: Сайт, всегда' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Новый заказ: Почта' }));
    await expect(args.onChange).toHaveBeenCalledWith({ group: 'SHOP_NEW', channels: ['SITE', 'SMS', 'EMAIL', 'PUSH'] });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Новый заказ: SMS' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ group: 'SHOP_NEW', channels: ['SITE', 'PUSH'] });
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
