import type { Meta, StoryObj } from '@storybook/react-vite';
import { Truncate } from './index.ts';

const text =
  'Пионы мы берём в бутонах: дома они раскроются за вечер и станут вдвое больше. Эвкалипт держит форму и пахнет даже тогда, когда цветы уже отцвели.';

const meta = {
  title: 'Основа/Сокращение · Truncate',
  id: 'truncate',
  component: Truncate,
  args: { text },
} satisfies Meta<typeof Truncate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: '115 знаков' };
export const Short: Story = { name: '40 знаков', args: { length: 40 } };
