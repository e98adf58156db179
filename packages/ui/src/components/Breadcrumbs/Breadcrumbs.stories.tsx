import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './index.ts';

const meta = {
  title: 'Компоненты/Переходы/Хлебные крошки · Breadcrumbs',
  id: 'breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Главная', href: '/' },
      { label: 'Букеты', href: '/catalog/bouquets' },
      { label: 'С пионами', href: '/catalog/peonies' },
      { label: 'Букет из пионов и эвкалипта «Утро в Суздале»' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { name: 'На мониторе' };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
