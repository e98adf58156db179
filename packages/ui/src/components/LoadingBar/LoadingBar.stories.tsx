import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './index.ts';

const meta = {
  title: 'Компоненты/Полоса загрузки',
  component: LoadingBar,
  args: { isActive: true },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { name: 'Страница загружается' };
export const Idle: Story = { name: 'Покой', args: { isActive: false } };
