import type { Meta, StoryObj } from '@storybook/react-vite';
import { cart, emptyCart } from '../../fixtures/carts.ts';
import { CartSummary } from './index.ts';

const meta = {
  title: 'Магазин/Корзина/Итог корзины · CartSummary',
  id: 'cart-summary',
  component: CartSummary,
  args: { cart },
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sale: Story = { name: 'Со скидкой' };
export const Changing: Story = { name: 'Сумма меняется', args: { isChanging: true } };
export const Nothing: Story = { name: 'Ничего не выбрано', args: { cart: emptyCart } };
