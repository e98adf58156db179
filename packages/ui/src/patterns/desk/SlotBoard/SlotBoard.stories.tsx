import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { deskNow, deskRow, deskToday, queueRows } from '../../fixtures/desk.ts';
import { PrinterIcon } from '../../../components/Icon/icons/PrinterIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { OrderRow } from '../OrderRow/index.ts';
import { finishedDays, queueSlots, SlotBoard } from './index.ts';

const time = { today: deskToday, time: '12:24' };
const onStep = fn();

const meta = {
  title: 'Магазин/Кабинет/Очередь по слотам · SlotBoard',
  id: 'slot-board',
  component: SlotBoard,
  parameters: { layout: 'padded' },
  args: {
    slots: queueSlots(queueRows, time),
    children: (order, isUrgent) => (
      <OrderRow
        key={order.id}
        order={order}
        href={`/my/shop/pion/orders/${order.id}`}
        isUrgent={isUrgent}
        onStep={onStep}
        now={deskNow}
      />
    ),
  },
} satisfies Meta<typeof SlotBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  name: 'День: завтра раскрывается',
  play: async ({ canvas }) => {
    const tomorrow = canvas.getByRole('button', { name: /^2.заказа, первый к 9:00$/ });
    await expect(tomorrow).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(tomorrow);
    await expect(canvas.getByRole('article', { name: 'Заказ № 10532' })).toBeVisible();
    await userEvent.click(tomorrow);
    await expect(canvas.queryByRole('article', { name: 'Заказ № 10532' })).toBeNull();
  },
};
export const Print: Story = {
  name: 'Листки слота',
  args: {
    actionOf: ({ key, title, orders }) => (
      <IconButton
        size="s"
        label={`Листки на ${title}`}
        icon={<PrinterIcon />}
        href={`/my/shop/pion/print?ids=${orders.map(({ id }) => id).join(',')}`}
        key={key}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link', { name: /^Листки на/ });
    await expect(first).toHaveAttribute('href', expect.stringMatching(/print\?ids=\d+(,\d+)*$/));
  },
};
export const Late: Story = {
  name: 'Опаздываем, спор',
  args: { slots: queueSlots([deskRow(3, 'DISPUTE'), ...queueRows.slice(0, 2)], { today: deskToday, time: '15:10' }) },
};
export const Finished: Story = {
  name: 'Завершённые по дням',
  args: {
    slots: finishedDays(
      [
        deskRow(1, 'DELIVERED'),
        deskRow(2, 'CANCELED_BY_SELLER'),
        deskRow(3, 'COMPLETED', { deliveryDate: '2026-11-18' }),
      ],
      time,
    ),
    children: (order) => <OrderRow key={order.id} order={order} href={`/my/shop/pion/orders/${order.id}`} />,
  },
};
