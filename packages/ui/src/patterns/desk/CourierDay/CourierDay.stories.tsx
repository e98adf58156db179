import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stops } from '../../fixtures/deskOrder.ts';
import { CourierDay } from './index.ts';

const meta = {
  title: 'Магазин/Курьер/День курьера · CourierDay',
  id: 'courier-day',
  component: CourierDay,
  parameters: { layout: 'padded' },
  args: {
    stops,
    hrefOf: ({ id }) => `/my/shop/pion/deliveries/${id}`,
    shopPhone: '+78005550102',
    time: '12:24',
    today: '2026-11-21',
  },
} satisfies Meta<typeof CourierDay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  name: 'День',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Везу, 1 из 4')).toBeVisible();
    await expect(canvas.getByText('сегодня ещё 2')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Вручено' })).toHaveTextContent('в 12:34, фото есть');
  },
};
export const OtherDays: Story = {
  name: 'Доставка другого дня называет свой день',
  args: {
    today: '2026-11-21',
    stops: stops.map((stop, index) => ({ ...stop, deliveryDate: ['2026-11-20', '2026-11-22'][index] ?? '2026-11-21' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Успеть до 20 ноября, /)).toBeVisible();
    await expect(canvas.getByText(/^22 ноября, /)).toBeVisible();
    await expect(canvas.getByText('сегодня ещё 1')).toBeVisible();
  },
};
export const Refused: Story = {
  name: 'Вручение без сети не приняли',
  args: { refusalOf: ({ id }) => (id === stops[1]?.id ? '«Доставлен» не вышло. Заказ отменён' : undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Дальше' })).toHaveTextContent('не вышло. Заказ отменён');
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
export const Late: Story = { name: 'Опаздывает', args: { time: '15:10' } };
export const Empty: Story = { name: 'Доставок нет', args: { stops: [] } };
