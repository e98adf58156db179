import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateText } from './index.ts';

const meta = {
  title: 'Основа/Дата · DateText',
  id: 'date-text',
  component: DateText,
  args: { value: '2026-11-20' },
} satisfies Meta<typeof DateText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = { name: 'День' };
export const Moment: Story = {
  name: 'День и время',
  args: { value: '2026-11-20T11:05:00Z', pattern: 'd MMM yyyy, H:mm', timeZone: 'Asia/Yekaterinburg' },
};
