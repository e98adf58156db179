import type { Meta, StoryObj } from '@storybook/react-vite';
import { newOrder } from '../../fixtures/orders.ts';
import { OrderProductRow } from './index.ts';

const [product] = newOrder.products;
if (!product) throw new Error('В примерах заказ без товаров');

const meta = {
  title: 'Магазин/Покупки/Товар в заказе · OrderProductRow',
  id: 'order-product-row',
  component: OrderProductRow,
  args: { product },
  render: (args) => (
    <ul>
      <OrderProductRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof OrderProductRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: 'Обычный' };
export const Several: Story = { name: 'Несколько штук', args: { product: { ...product, quantity: 3 } } };
export const Gone: Story = { name: 'Товара больше нет', args: { product: { ...product, slug: null } } };
