import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { orders } from '../../fixtures/orders.ts';
import { OrderCard } from './index.ts';

const [order] = orders;
if (!order) throw new Error('В примерах нет заказов');

const meta = {
  title: 'Магазин/Покупки/Заказ в списке · OrderCard',
  id: 'order-card',
  component: OrderCard,
  args: { order, onCancel: fn(), onHide: fn(), onShow: fn() },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: 'Обычный' };
