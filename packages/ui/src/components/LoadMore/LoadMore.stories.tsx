import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from './index.ts';

const meta = {
  title: 'Компоненты/Переходы/Показать ещё · LoadMore',
  id: 'load-more',
  component: LoadMore,
  args: { shown: 24, total: 156 },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = { name: 'Есть ещё', args: { href: '/catalog?page=2' } };
export const Loading: Story = { name: 'Загружаем', args: { isLoading: true } };
export const Everything: Story = { name: 'Всё показано', args: { shown: 156 } };
