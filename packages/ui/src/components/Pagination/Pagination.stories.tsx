import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './index.ts';

const meta = {
  title: 'Компоненты/Переходы/Страницы списка · Pagination',
  id: 'pagination',
  component: Pagination,
  args: { page: 1, total: 18, hrefOf: (page: number) => `/catalog?page=${page}` },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { name: 'Первая' };
export const Middle: Story = { name: 'Посередине', args: { page: 9 } };
export const Phone: Story = { name: 'На телефоне', args: { page: 17 }, globals: { viewport: { value: 'phone' } } };
