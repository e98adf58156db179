import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { deliveredOrder, newOrder, orders } from '../../fixtures/orders.ts';
import { OrderServiceCard } from './index.ts';

const cancelled = orders.flatMap(({ orderServices }) => orderServices).find(({ cancelledAt }) => cancelledAt !== null);
if (!cancelled) throw new Error('В примерах нет отменённого заказа');

const meta = {
  title: 'Магазин/Покупки/Часть заказа · OrderServiceCard',
  id: 'order-service-card',
  component: OrderServiceCard,
  args: { orderService: newOrder, onCancel: fn(), onHide: fn(), onShow: fn() },
} satisfies Meta<typeof OrderServiceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  name: 'STA-43: новая показывается, отменяется и скрывается',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(new RegExp(`^№\\s${newOrder.orderServiceId}$`))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Действия с заказом/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Скрыть' }));
    await expect(args.onHide).toHaveBeenCalledWith(newOrder);
    await userEvent.click(canvas.getByRole('button', { name: /^Отменить/ }));
    await expect(args.onCancel).toHaveBeenCalledWith(newOrder);
    await userEvent.click(canvas.getByRole('button', { name: /^Подробнее/ }));
    await expect(args.onShow).toHaveBeenCalledWith(newOrder);
  },
};
export const Delivered: Story = { name: 'Доставлена', args: { orderService: deliveredOrder } };
export const Cancelled: Story = { name: 'Отменена', args: { orderService: cancelled } };
