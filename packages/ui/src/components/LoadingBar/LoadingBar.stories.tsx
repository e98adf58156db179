import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingBar } from './index.ts';

const meta = {
  title: 'Компоненты/Состояния/Полоса загрузки · LoadingBar',
  id: 'loading-bar',
  component: LoadingBar,
  args: { isLoading: true },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  name: 'CON-31: страница загружается',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Страница загружается' });
    await expect(bar.offsetHeight).toBe(3);
    await expect(bar.getBoundingClientRect().top).toBe(0);
  },
};
export const Idle: Story = { name: 'Покой', args: { isLoading: false } };
