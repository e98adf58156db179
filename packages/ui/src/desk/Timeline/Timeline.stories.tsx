import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { deskToday } from '../../patterns/fixtures/desk.ts';
import { deskOrder } from '../../patterns/fixtures/deskOrder.ts';
import { Timeline } from './index.ts';

const meta = {
  title: 'Рабочий стол/Ход и действия/Ход дела · Timeline',
  id: 'timeline',
  component: Timeline,
  parameters: { layout: 'padded' },
  args: {
    entries: deskOrder.timeline,
    today: deskToday,
    ahead: [
      { title: 'Фото отправлено', note: 'обычно к 13:00' },
      { title: 'Готов', note: 'к 13:10' },
      { title: 'В пути' },
      { title: 'Доставлен', note: 'до 15:00' },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Assembling: Story = {
  name: 'Собирается',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(7);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[2]).toHaveTextContent('Собирается Марина Белова12:05');
  },
};
export const Words: Story = {
  name: 'Со словами и вчерашним днём, всё кончено',
  args: {
    ahead: [],
    isOver: true,
    entries: [
      ...deskOrder.timeline.map((entry) => ({ ...entry, createdAt: entry.createdAt.replace('-21T', '-20T') })),
      {
        status: null,
        title: 'Просят переделать',
        by: 'Анна Лебедева-Константинопольская',
        words: '«Можно светлее? Коралл ярковат»',
        createdAt: '2026-11-21T12:18:00+03:00',
      },
    ],
  },
};
