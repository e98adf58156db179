import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatDate } from '@vetka/domain/date';
import { hydrateRoot } from 'react-dom/client';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { RelativeTime } from './index.ts';

const now = '2026-11-20T12:00:00Z';
const moments = ['2026-11-20T11:59:30Z', '2026-11-20T11:39:00Z', '2026-11-18T12:00:00Z', '2026-10-20T12:00:00Z'];

const meta = {
  title: 'Основа/Сколько времени прошло · RelativeTime',
  id: 'relative-time',
  component: RelativeTime,
  args: { value: now },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Moments: Story = {
  name: 'Давность',
  render: () => (
    <Stack gap={8}>
      {moments.map((value) => (
        <RelativeTime key={value} value={value} now={now} />
      ))}
    </Stack>
  ),
};

const value = '2026-11-20T12:00:00Z';

export const Cached: Story = {
  name: 'Страница из кеша: давность сегодняшняя',
  render: () => <div data-testid="cached" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('cached');
    const title = formatDate(value, 'd MMMM yyyy, H:mm');
    page.innerHTML = `<time datetime="${value}" title="${title}">5 минут назад</time>`;
    const root = hydrateRoot(page, <RelativeTime value={value} now="2026-11-22T12:00:00Z" />);
    await waitFor(() => expect(page).toHaveTextContent('2 дня назад'));
    root.unmount();
  },
};
