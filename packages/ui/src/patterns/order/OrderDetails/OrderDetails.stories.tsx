import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { deliveredOrder, newOrder } from '../../fixtures/orders.ts';
import { OrderDetailsPanel } from './index.ts';

const meta = {
  title: 'Магазин/Покупки/Заказ · OrderDetails',
  component: OrderDetailsPanel,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, orderServiceId: 10482, orderService: newOrder, onClose: fn(), onCancel: fn(), onHide: fn() },
} satisfies Meta<typeof OrderDetailsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = { name: 'Новый' };
export const Delivered: Story = { name: 'Доставлен', args: { orderService: deliveredOrder, orderServiceId: 10398 } };
export const Loading: Story = { name: 'Загрузка', args: { orderService: undefined } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
