import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorPage } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Страница ошибки · ErrorPage',
  id: 'error-page',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  name: 'OVL-12: нет страницы',
  args: { statusCode: 404 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
  },
};
export const Failure: Story = {
  name: 'OVL-13: сбой',
  args: { statusCode: 500, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Internal Server Error' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OwnWords: Story = {
  name: 'ERR-21: своими словами',
  args: { statusCode: 404, title: 'Такой статьи нет', text: 'Статью перенесли.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Такой статьи нет' })).toBeVisible();
    await expect(canvas.getByText('Статью перенесли.')).toBeVisible();
  },
};
export const Phone: Story = {
  name: 'На телефоне',
  args: { statusCode: 404 },
  globals: { viewport: { value: 'phone' } },
};
