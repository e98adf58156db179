import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TabLinks } from './index.ts';

const meta = {
  title: 'Компоненты/Переходы/Вкладки-ссылки · TabLinks',
  id: 'tab-links',
  component: TabLinks,
  args: {
    label: 'Разделы профиля',
    current: '/account/anna',
    items: [
      { href: '/account/anna', label: 'Фото', count: 1032 },
      { href: '/account/anna/articles', label: 'Статьи' },
      { href: '/account/anna/subscriptions', label: 'Подписки' },
      { href: '/account/anna/recommendations', label: 'Рекомендации' },
    ],
  },
} satisfies Meta<typeof TabLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = { name: 'Профиль' };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
export const LastOnPhone: Story = {
  name: 'Последняя на телефоне',
  globals: { viewport: { value: 'phone' } },
  args: { current: '/account/anna/recommendations' },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('list').getBoundingClientRect();
    const last = canvas.getByRole('link', { name: 'Рекомендации' });
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1));
  },
};
