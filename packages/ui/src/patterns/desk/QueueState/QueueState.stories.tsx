import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderTaken, QueueEmpty, QueueError, QueueForbidden, QueueSkeleton } from './index.ts';

const seller = 'SELLER';
const onRetry = fn();
const onShow = fn();

const meta = {
  title: 'Магазин/Кабинет/Вместо очереди · QueueState',
  id: 'queue-state',
  component: QueueEmpty,
  parameters: { layout: 'padded' },
  args: { text: 'Первая доставка завтра в 9:00. Можно разобрать срез и выпить чай.' },
} satisfies Meta<typeof QueueEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: 'Пусто' };
export const Loading: Story = {
  name: 'Загрузка',
  render: () => <QueueSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Загрузка заказов')).toBeInTheDocument();
  },
};
export const Failed: Story = {
  name: 'Ошибка: «Повторить»',
  render: () => <QueueError onRetry={onRetry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('не потерялось');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
export const Forbidden: Story = {
  name: 'Нет доступа',
  render: () => (
    <QueueForbidden role={seller} askHref="/chat?with=USER-4" home={{ href: '/my/shop', label: 'К заказам' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ваша роль: продавец');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Это может владелец или управляющий.');
    await expect(canvas.getByRole('link', { name: 'Попросить доступ' })).toHaveAttribute('href', '/chat?with=USER-4');
    await expect(canvas.getByRole('link', { name: 'К заказам' })).toHaveAttribute('href', '/my/shop');
  },
};
export const Taken: Story = {
  name: 'Заказ уже приняли',
  render: () => <OrderTaken text="Уже принят: Марина Белова, 12:05." onShow={onShow} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать, как сейчас' }));
    await expect(onShow).toHaveBeenCalledOnce();
  },
};
