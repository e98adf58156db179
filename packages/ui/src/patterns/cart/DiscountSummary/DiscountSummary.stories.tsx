import type { Meta, StoryObj } from '@storybook/react-vite';
import { cart } from '../../fixtures/carts.ts';
import { DiscountSummary } from './index.ts';

const [first] = cart.carts;
if (!first) throw new Error('В примерах пустая корзина');

const meta = {
  title: 'Магазин/Корзина/Скидки · DiscountSummary',
  id: 'discount-summary',
  component: DiscountSummary,
  args: { subCart: first },
} satisfies Meta<typeof DiscountSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CouponAndSubscription: Story = { name: 'Промокод и подписка' };
