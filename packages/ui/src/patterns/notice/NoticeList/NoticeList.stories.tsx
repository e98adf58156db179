import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { notices, noticesNow } from '../../fixtures/notices.ts';
import { NoticeList } from './index.ts';

const meta = {
  title: 'Магазин/Уведомления/Список · NoticeList',
  id: 'notice-list',
  component: NoticeList,
  parameters: { layout: 'padded' },
  args: { notices, now: noticesNow, onRead: fn() },
} satisfies Meta<typeof NoticeList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  name: 'Новые и прочитанные',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('region').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Сегодня',
      'Раньше',
    ]);
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить прочитанным: Покупателю нравится фото' }));
    await expect(args.onRead).toHaveBeenCalledWith(notices[1]);
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
