import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { EmptyMessage } from './index.ts';

const meta = {
  title: 'Компоненты/Состояния/Пусто · EmptyMessage',
  id: 'empty-message',
  component: EmptyMessage,
  args: { title: 'Покупок пока нет' },
} satisfies Meta<typeof EmptyMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithVase: Story = {
  name: 'DLG-07: с вазой',
  args: { hasVase: true, actionHref: '/catalog', actionLabel: 'Перейти в каталог' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Покупок пока нет' })).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog');
  },
};
export const NotFound: Story = {
  name: 'ERR-21: не найдено',
  args: { title: 'Такой страницы нет', text: 'Возможно, её перенесли. Загляните в каталог или начните с главной.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Такой страницы нет' })).toBeVisible();
    await expect(canvas.getByText(/^Возможно, её перенесли/)).toBeVisible();
    const home = canvas.getByRole('link', { name: 'На главную' });
    await expect(home, 'DLG-08: the default button').toHaveAttribute('href', '/');
    await expect(canvasElement.querySelector('svg')).toBeNull();
  },
};
export const NoAction: Story = { name: 'Без кнопки', args: { title: 'Ваша корзина пуста', action: null } };
