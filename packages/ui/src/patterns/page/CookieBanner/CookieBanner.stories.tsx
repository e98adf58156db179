import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CookieBanner } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Согласие на cookie · CookieBanner',
  component: CookieBanner,
  parameters: { layout: 'fullscreen' },
  args: { onAccept: fn() },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: 'Широкий' };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
