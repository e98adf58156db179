import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { MoneyBlock } from './index.ts';

const { money } = deskOrder;
if (money === null) throw new Error('В примере нет денег');

const meta = {
  title: 'Магазин/Кабинет/Деньги заказа · MoneyBlock',
  id: 'money-block',
  component: MoneyBlock,
  parameters: { layout: 'padded' },
  args: { money: { ...money, couponCode: 'ПИОН10', refunded: 0 }, refunds: [] },
} satisfies Meta<typeof MoneyBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = { name: 'Оплачено' };
export const Refunded: Story = {
  name: 'С возвратами',
  args: {
    money: { ...money, couponCode: null, delivery: 0 },
    refunds: [
      {
        id: 1,
        amount: 30_000,
        reason: 'Заменили гипсофилу',
        createdAt: '2026-11-21T12:00:00Z',
        isDone: true,
        isRefused: false,
        settlement: '',
        by: null,
      },
      {
        id: 2,
        amount: 10_000,
        reason: 'Опоздали',
        createdAt: '2026-11-21T12:30:00Z',
        isDone: false,
        isRefused: false,
        settlement: '',
        by: 'Марина',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Осталось').parentElement).toHaveTextContent('6 421 ₽');
    await expect(canvas.getByText('Возвращаем')).toBeVisible();
  },
};
