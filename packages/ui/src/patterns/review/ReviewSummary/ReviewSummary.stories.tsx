import type { Meta, StoryObj } from '@storybook/react-vite';
import { product } from '../../fixtures/products.ts';
import { reviews } from '../../fixtures/publications.ts';
import { ReviewCard } from '../ReviewCard/index.ts';
import { ReviewColumns, ReviewSummary } from './index.ts';

const meta = {
  title: 'Магазин/Отзывы/Оценки · ReviewSummary',
  id: 'review-summary',
  component: ReviewSummary,
  args: { ratings: product.ratings },
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Summary: Story = { name: 'Сводка' };
export const Columns: Story = {
  name: 'С отзывами',
  render: (args) => (
    <ReviewColumns summary={<ReviewSummary {...args} />}>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
    </ReviewColumns>
  ),
};
export const Phone: Story = { ...Columns, name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
