import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderStatusOf } from '@vetka/domain/order';
import { expect } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { PhoneIcon } from '../../../components/Icon/icons/PhoneIcon.ts';
import { deskNow } from '../../fixtures/desk.ts';
import { making } from '../../fixtures/deskOrder.ts';
import { picture } from '../../fixtures/pictures.ts';
import { OrderProgress } from './index.ts';

const meta = {
  title: 'Магазин/Ответы покупателя/Что сейчас · OrderProgress',
  id: 'order-progress',
  component: OrderProgress,
  parameters: { layout: 'padded' },
  args: {
    status: orderStatusOf('DELIVERING'),
    order: {
      orderServiceId: 2001,
      deliveryType: 'OWN_COURIER',
      deliveryDate: '2026-11-21',
      deliveryTime: '12:00',
      deliveryTimeTo: '15:00',
    },
    making: { ...making, courierName: 'Илья', handoverCode: '4821' },
    now: deskNow,
  },
} satisfies Meta<typeof OrderProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheWay: Story = {
  name: 'В пути, код для курьера',
  args: {
    children: (
      <Button icon={<PhoneIcon />} href="tel:+78005550102">
        Магазин
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Курьер приедет с 12:00 до 15:00' })).toBeVisible();
    await expect(canvas.getByText('4821')).toBeVisible();
    await expect(canvas.getByText('В пути', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  },
};
export const New: Story = {
  name: 'Магазин ещё не принял',
  args: {
    status: orderStatusOf('NEW'),
    making: { ...making, acceptUntil: '2026-11-21T12:20:00+03:00', cancelsAt: '2026-11-21T15:10:00+03:00' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Не примет до 15:10/)).toBeVisible();
  },
};
const late = {
  status: orderStatusOf('NEW'),
  making: { ...making, acceptUntil: '2026-11-21T12:20:00+03:00', cancelsAt: '2026-11-21T15:10:00+03:00' },
  now: Date.parse('2026-11-21T12:30:00+03:00'),
};
export const Late: Story = {
  name: 'Магазин опаздывает: подождать или отменить',
  args: {
    ...late,
    children: (
      <>
        <Button>Подождать</Button>
        <Button variant="dangerTonal">Отменить и вернуть деньги</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Можно отменить или подождать/)).toBeVisible();
  },
};
export const Waiting: Story = {
  name: 'Покупатель решил подождать',
  args: { ...late, isLoading: true, children: <Button variant="plain">Отменить и вернуть деньги</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ждём магазин' })).toBeVisible();
    await expect(canvas.getByText(/Не примет до 15:10/)).toBeVisible();
  },
};
const promised = {
  making: { ...making, overdueAt: '2026-11-21T11:00:00+03:00', cancelsAt: '2026-11-24T11:00:00+03:00' },
  now: Date.parse('2026-11-21T12:30:00+03:00'),
};
export const Overdue: Story = {
  name: 'Не вручён вовремя: подождать или открыть спор',
  args: { ...promised, status: orderStatusOf('ACCEPTED'), children: <Button variant="tonal">Заказа всё нет</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Заказ опаздывает' })).toBeVisible();
    await expect(canvas.getByText(/Не вручат до 24 ноября, 11:00 – отменим и вернём деньги сами/)).toBeVisible();
  },
};
export const Delivered: Story = {
  name: 'Вручён, фото у двери',
  args: {
    status: orderStatusOf('DELIVERED'),
    making: { ...making, deliveryPhoto: picture(0), disputeUntil: '2026-11-24T13:52:00+03:00' },
  },
};
export const Cancelled: Story = {
  name: 'Отменён',
  args: { status: orderStatusOf('CANCELED_BY_SELLER'), making: { ...making, refunded: 557_100 } },
};
