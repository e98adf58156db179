import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingHistogram } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Распределение оценок · RatingHistogram',
  id: 'rating-histogram',
  component: RatingHistogram,
  globals: { viewport: { value: 'phone' } },
  args: { counts: { 5: 1196, 4: 214, 3: 3, 2: 1, 1: 0 } },
} satisfies Meta<typeof RatingHistogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reviews: Story = { name: 'Отзывы' };
export const NoReviews: Story = { name: 'Отзывов нет', args: { counts: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } } };
