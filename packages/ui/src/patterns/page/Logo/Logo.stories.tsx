import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GiftIcon } from '../../../components/Icon/index.ts';
import { Logo } from './index.ts';

const meta = { title: 'Магазин/Страница/Знак · Logo', id: 'logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: 'Обычный' };

export const Another: Story = {
  name: 'Другой магазин',
  args: { name: 'Подсолнух', mark: <GiftIcon />, href: '/home' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Подсолнух, на главную' })).toHaveAttribute('href', '/home');
  },
};
