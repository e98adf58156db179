import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { queueCounts } from '../../fixtures/desk.ts';
import { narrow } from '../../fixtures/frames.css.ts';
import { QueueFilters } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Какие заказы · QueueFilters',
  id: 'queue-filters',
  component: QueueFilters,
  parameters: { layout: 'padded' },
  args: { value: 'QUEUE', counts: queueCounts, hrefOf: (filter) => `?filter=${filter}`, onChange: fn() },
} satisfies Meta<typeof QueueFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  name: 'Очередь: выбор на месте',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Очередь 10');
    await userEvent.click(canvas.getByRole('link', { name: /^Ждут ответа/ }));
    await expect(args.onChange).toHaveBeenCalledWith('WAITING');
  },
};
export const Unknown: Story = { name: 'Чисел ещё нет', args: { counts: undefined, value: 'FINISHED' } };
export const Views: Story = {
  name: 'Сохранённые виды',
  args: {
    views: [
      { id: 1, name: 'Собрать завтра', href: '?view=1', isOpen: true },
      { id: 2, name: 'Смирнова', href: '?view=2', isOpen: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Собрать завтра');
  },
};
export const Narrow: Story = {
  name: 'Узкий экран: выбранное видно сразу',
  args: { value: 'FINISHED' },
  decorators: [
    (Content) => (
      <div className={narrow}>
        <Content />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('navigation').getBoundingClientRect();
    await waitFor(async () => {
      const chosen = canvas.getByRole('link', { current: true }).getBoundingClientRect();
      await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
      await expect(chosen.right).toBeLessThanOrEqual(row.right);
    });
  },
};
