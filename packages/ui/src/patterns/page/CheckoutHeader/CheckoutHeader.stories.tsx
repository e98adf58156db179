import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutHeader } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Шапка оформления · CheckoutHeader',
  component: CheckoutHeader,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: 'Широкая' };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
