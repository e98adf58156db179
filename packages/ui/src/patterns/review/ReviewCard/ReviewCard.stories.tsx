import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { reviews } from '../../fixtures/publications.ts';
import { ReviewCard } from './index.ts';

const [first, second] = reviews;
if (!first || !second) throw new Error('В примерах меньше двух отзывов');

const meta = {
  title: 'Магазин/Отзывы/Отзыв · ReviewCard',
  id: 'review-card',
  component: ReviewCard,
  args: { review: first },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pictures: Story = { name: 'Со снимками' };
export const Opening: Story = {
  name: 'Снимки открываются поверх страницы',
  args: { onPicture: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Снимок 2' }));
    await expect(args.onPicture).toHaveBeenCalledWith(1);
  },
};
export const OfShop: Story = {
  name: 'О магазине',
  args: {
    review: { ...second, product: null, service: { id: 1, slug: 'pion', name: 'Пион и точка' } },
    hasProduct: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Пион и точка' })).toHaveAttribute('href', '/pion');
  },
};
export const Replied: Story = { name: 'С ответом магазина', args: { review: second, hasProduct: true } };
