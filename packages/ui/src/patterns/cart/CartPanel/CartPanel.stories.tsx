import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { cart, emptyCart } from '../../fixtures/carts.ts';
import { CartPanel } from './index.ts';

const meta = {
  title: 'Магазин/Корзина/Корзина · CartPanel',
  component: CartPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    cart,
    onClose: fn(),
    onPurchases: fn(),
    onToggle: fn(),
    onQuantity: fn(),
    onRemove: fn(),
    onClear: fn(),
    onCoupon: fn(),
    onCouponRemove: fn(),
  },
} satisfies Meta<typeof CartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: 'Два магазина' };
export const CouponError: Story = {
  name: 'Промокод не подошёл',
  args: { couponErrors: { 2: 'Срок действия промокода истёк' } },
};
export const Empty: Story = { name: 'Пустая', args: { cart: emptyCart } };
export const Loading: Story = { name: 'Загрузка', args: { isLoading: true } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
