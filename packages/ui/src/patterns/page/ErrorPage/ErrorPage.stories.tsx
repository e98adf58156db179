import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorPage } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Страница ошибки · ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { name: 'Нет страницы', args: { statusCode: 404 } };
export const Failure: Story = { name: 'Сбой', args: { statusCode: 500, onRetry: fn() } };
export const Phone: Story = {
  name: 'На телефоне',
  args: { statusCode: 404 },
  globals: { viewport: { value: 'phone' } },
};
