import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { RatingMark, RatingStars } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Оценка · RatingStars',
  id: 'rating-stars',
  component: RatingStars,
  args: { value: 4 },
} satisfies Meta<typeof RatingStars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  name: 'Звёзды',
  render: () => (
    <Stack align="start">
      <RatingStars value={5} size="l" />
      <RatingStars value={4.3} size="l" />
      <RatingStars value={2.5} />
      <RatingStars value={0} size="s" />
    </Stack>
  ),
};

export const Mark: Story = { name: 'Коротко', render: () => <RatingMark value={4.9} count={1214} /> };
