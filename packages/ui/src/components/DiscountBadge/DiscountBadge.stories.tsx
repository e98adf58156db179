import type { Meta, StoryObj } from '@storybook/react-vite';
import { DiscountBadge } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Скидка · DiscountBadge',
  id: 'discount-badge',
  component: DiscountBadge,
  args: { value: 489_000, oldValue: 560_000 },
} satisfies Meta<typeof DiscountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percent: Story = { name: 'Проценты' };
