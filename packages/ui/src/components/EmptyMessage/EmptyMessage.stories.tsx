import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyMessage } from './index.ts';

const meta = {
  title: 'Компоненты/Пусто',
  component: EmptyMessage,
  args: { title: 'Покупок пока нет' },
} satisfies Meta<typeof EmptyMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithVase: Story = {
  name: 'С вазой',
  args: { hasVase: true, actionHref: '/catalog', actionLabel: 'Перейти в каталог' },
};
export const NotFound: Story = {
  name: 'Не найдено',
  args: { title: 'Такой страницы нет', text: 'Возможно, её перенесли. Загляните в каталог или начните с главной.' },
};
export const NoAction: Story = { name: 'Без кнопки', args: { title: 'Ваша корзина пуста', action: null } };
