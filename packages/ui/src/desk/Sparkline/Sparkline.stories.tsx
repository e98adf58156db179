import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sparkline } from './index.ts';

const meta = {
  title: 'Рабочий стол/Графики и показатели/Столбики в строку · Sparkline',
  id: 'sparkline',
  component: Sparkline,
  args: { values: [3, 8, 5, 0, 12, 9], children: '37' },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = { name: 'Месяц' };
export const Nothing: Story = { name: 'Ничего не продали', args: { values: [0, 0, 0, 0, 0, 0], children: '0' } };
