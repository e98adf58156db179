import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { cart } from '../../fixtures/carts.ts';
import { SubCartBlock } from './index.ts';

const [first, second] = cart.carts;
if (!first || !second) throw new Error('В примерах нет двух магазинов');

const meta = {
  title: 'Магазин/Корзина/Магазин в корзине · SubCartBlock',
  id: 'sub-cart-block',
  component: SubCartBlock,
  args: {
    subCart: first,
    onToggle: fn(),
    onQuantity: fn(),
    onRemove: fn(),
    onClear: fn(),
    onCoupon: fn(),
    onCouponRemove: fn(),
  },
} satisfies Meta<typeof SubCartBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: 'Выбрано всё' };
export const Part: Story = {
  name: 'Выбрана часть: флажок добирает остальное',
  args: { subCart: second },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Выбрать всё/ }));
    const left = second.items.filter(({ isAvailable, isSelected }) => isAvailable && !isSelected);
    await expect(args.onToggle).toHaveBeenCalledTimes(left.length);
  },
};
