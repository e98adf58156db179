import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { CameraIcon } from '../../../components/Icon/icons/CameraIcon.ts';
import { SettingsIcon } from '../../../components/Icon/icons/SettingsIcon.ts';
import { profile } from '../../fixtures/people.ts';
import { SubscribeButton } from '../SubscribeButton/index.ts';
import { ProfileHeader } from './index.ts';

const meta = {
  title: 'Магазин/Профиль/Шапка профиля · ProfileHeader',
  id: 'profile-header',
  component: ProfileHeader,
  args: { profile, current: '/account/katya.lebedeva' },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const ownActions = (
  <>
    <Button variant="tonal" icon={<CameraIcon />}>
      Поделиться фото
    </Button>
    <Button variant="outline" href="/my/settings" icon={<SettingsIcon />}>
      Настройки
    </Button>
  </>
);

export const Reading: Story = {
  name: 'Чужой, только чтение',
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await expect(canvas.getByRole('link', { name: /128\s*подписчиков/ })).toHaveAttribute(
      'href',
      '/account/katya.lebedeva/subscribers',
    );
  },
};
export const Subscribable: Story = {
  name: 'Чужой, можно подписаться',
  args: { actions: <SubscribeButton state="NOT_SUBSCRIBED" onToggle={fn()} /> },
};
export const Own: Story = { name: 'Свой', args: { actions: ownActions } };
export const Nameless: Story = {
  name: 'Без имени, описания и подписчиков',
  args: {
    profile: {
      ...profile,
      nickname: 'k_4',
      firstName: '',
      lastName: '',
      bio: '',
      cityName: null,
      subscribersCount: 0,
      subscriptionsCount: 0,
      articlesCount: 0,
    },
    current: '/account/k_4/subscriptions/services',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('k_4');
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Подписки');
  },
};
export const Phone: Story = {
  name: 'На телефоне',
  args: { actions: ownActions },
  globals: { viewport: { value: 'phone' } },
};
