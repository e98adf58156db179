import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { deskNow, deskToday, newRows } from '../../fixtures/desk.ts';
import { NewOrders } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Новые заказы · NewOrders',
  id: 'new-orders',
  component: NewOrders,
  parameters: { layout: 'padded' },
  args: {
    orders: newRows,
    today: deskToday,
    now: deskNow,
    hrefOf: ({ id }) => `/my/shop/pion/orders/${id}`,
    onStep: fn(),
  },
} satisfies Meta<typeof NewOrders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  name: 'Два: принять и отказаться',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^2.новых заказа$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Принять, заказ № 10534' }));
    await expect(args.onStep).toHaveBeenCalledWith(newRows[0], 'ACCEPT');
    await userEvent.click(canvas.getByRole('button', { name: 'Отказаться, заказ № 10535' }));
    await expect(args.onStep).toHaveBeenCalledWith(newRows[1], 'DECLINE');
  },
};
export const Hot: Story = {
  name: 'Минуты кончаются',
  args: { orders: newRows.slice(1), now: deskNow + 4 * 60_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Потом позовём владельца и управляющих')).toBeVisible();
  },
};
export const Over: Story = { name: 'Время вышло', args: { orders: newRows.slice(1), now: deskNow + 60 * 60_000 } };
export const JustCame: Story = {
  name: 'Только что оплачен',
  args: { orders: newRows.slice(0, 1).map((order) => ({ ...order, paidAt: new Date(deskNow).toISOString() })) },
};
export const Pending: Story = { name: 'Принимаем', args: { isLoading: ({ number }) => number === 10_534 } };
export const NoRight: Story = {
  name: 'Без права принимать',
  render: ({ orders, today, now, hrefOf }) => <NewOrders orders={orders} today={today} now={now} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
