import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CouponField } from './index.ts';

const meta = {
  title: 'Магазин/Корзина/Промокод · CouponField',
  id: 'coupon-field',
  component: CouponField,
  args: { coupon: null, onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof CouponField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'Применяется клавишей Enter',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), ' ВЕСНА {Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('ВЕСНА');
  },
};
export const Applied: Story = {
  name: 'Действует',
  args: { coupon: { code: 'ВЕСНА' } },
};
export const Useless: Story = {
  name: 'Сейчас ничего не даёт',
  args: {
    coupon: { code: 'ВЕСНА' },
    problem: 'Промокод не действует на выбранные товары',
  },
};
export const Refused: Story = { name: 'Не подошёл', args: { error: 'Срок действия промокода истёк' } };
export const Busy: Story = { name: 'Проверяется', args: { isLoading: true } };
