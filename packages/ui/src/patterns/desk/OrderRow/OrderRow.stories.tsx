import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../../components/Stack/index.ts';
import { deskNow, deskRow, queueRows } from '../../fixtures/desk.ts';
import { OrderRow, OrderRowSkeleton } from './index.ts';

const assembling = queueRows[0] ?? deskRow(0, 'ASSEMBLING');

const meta = {
  title: 'Магазин/Кабинет/Заказ в очереди · OrderRow',
  id: 'order-row',
  component: OrderRow,
  parameters: { layout: 'padded' },
  args: { order: assembling, href: '/my/shop/pion/orders/10526', now: deskNow, onStep: fn() },
} satisfies Meta<typeof OrderRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Urgent: Story = {
  name: 'Самый срочный: шаг и открытие рядом',
  args: { isUrgent: true, isSelected: true, chatHref: '/chat/4', onOpen: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить фото букета, заказ № 10526' }));
    await expect(args.onStep).toHaveBeenCalledWith(assembling, 'SEND_PHOTO');
    await expect(args.onOpen, 'a press of the button does not open the order').not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: /^Букет/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(assembling);
  },
};

export const Steps: Story = {
  name: 'Каждое состояние',
  render: (args) => (
    <Stack gap={8}>
      <OrderRow {...args} order={deskRow(4, 'ACCEPTED')} />
      <OrderRow {...args} order={deskRow(1, 'READY')} />
      <OrderRow {...args} order={deskRow(2, 'PHOTO_SENT', { photoAnswer: 'REDO' })} />
      <OrderRow {...args} order={deskRow(3, 'PHOTO_SENT')} />
      <OrderRow {...args} order={deskRow(5, 'READY_FOR_PICKUP', { deliveryType: 'PICKUP' })} />
      <OrderRow {...args} order={deskRow(6, 'ASSEMBLING', { hasOpenSubstitution: true, steps: [] })} />
    </Stack>
  ),
};
export const Cancelled: Story = {
  name: 'Отменён покупателем',
  args: { order: deskRow(0, 'CANCELED_BY_CUSTOMER') },
};
export const Dispute: Story = {
  name: 'Спор: «Ответить»',
  args: { order: deskRow(3, 'DISPUTE'), onAnswer: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Ответить/ }));
    await expect(args.onAnswer).toHaveBeenCalledOnce();
  },
};
export const Queued: Story = {
  name: 'Без сети: «Отправим позже»',
  args: { isQueued: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Отправим позже/ })).toBeDisabled();
  },
};
export const Pending: Story = { name: 'Шаг отправляется', args: { isLoading: true } };
export const LongWords: Story = {
  name: 'Длинные слова, нет картинки',
  args: {
    order: deskRow(3, 'PHOTO_SENT', {
      title: 'Свадебно-праздничная композиция «Достопримечательность Нижегородчины» с гипсофилой',
      productCount: 12,
      mediaFile: null,
      photoAnswer: 'LIKED',
    }),
  },
};
export const Loading: Story = { name: 'Загрузка', render: () => <OrderRowSkeleton /> };
