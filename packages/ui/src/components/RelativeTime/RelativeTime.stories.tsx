import type { Meta, StoryObj } from '@storybook/react-vite';
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
