import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { deliveredOrder, newOrder, orders } from '../../fixtures/orders.ts';
import { OrderDetailsPanel } from './index.ts';

const cancelled = orders.flatMap(({ orderServices }) => orderServices).find(({ cancelledAt }) => cancelledAt !== null);

const meta = {
  title: 'Магазин/Покупки/Заказ · OrderDetails',
  id: 'order-details',
  component: OrderDetailsPanel,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, orderServiceId: 10482, orderService: newOrder, onClose: fn(), onCancel: fn(), onHide: fn() },
} satisfies Meta<typeof OrderDetailsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {
  name: 'MYP-06: новый можно отменить и скрыть',
  args: { onBack: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: /^Заказ №\s10482$/ });
    await userEvent.click(screen.getByRole('button', { name: 'Отменить' }));
    await expect(args.onCancel).toHaveBeenCalledWith(newOrder);
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
    await expect(args.onHide).toHaveBeenCalledWith(newOrder);
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Delivered: Story = {
  name: 'Доставлен: отменять поздно',
  args: { orderService: deliveredOrder, orderServiceId: 10398 },
  play: async () => {
    await screen.findByRole('button', { name: 'Скрыть' });
    await expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull();
  },
};
export const Cancelled: Story = {
  name: 'MYP-14: отменён – блок с подложкой и надписью «Отменен»',
  args: { orderService: cancelled },
  play: async () => {
    const goods = await screen.findByRole('region', { name: 'Товары' });
    await expect(goods).toHaveAttribute('data-cancelled');
    await expect(goods).toHaveTextContent('Отменен');
  },
};
export const EasternShop: Story = {
  name: 'Магазин в Екатеринбурге: время магазина',
  args: {
    orderService: { ...newOrder, service: { ...newOrder.service, timeZone: 'Asia/Yekaterinburg' } },
  },
  play: async () => {
    await expect(await screen.findByText('18 мая 2026, 14:10')).toBeVisible();
  },
};
export const Loading: Story = { name: 'Загрузка', args: { orderService: undefined } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
