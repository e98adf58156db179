import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatTile, StatTiles } from './index.ts';

const meta = {
  title: 'Рабочий стол/Графики и показатели/Число периода · StatTile',
  id: 'stat-tile',
  component: StatTile,
  parameters: { layout: 'padded' },
  args: { label: 'Выручка', value: '84 200 ₽', change: { direction: 'up', text: 'на 12 % больше' } },
  decorators: [
    (Story) => (
      <StatTiles>
        <Story />
      </StatTiles>
    ),
  ],
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Single: Story = {
  name: 'Одно число',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Выручка');
    await expect(canvas.getByText('на 12 % больше')).toBeVisible();
  },
};

export const Four: Story = {
  name: 'Больше, меньше, столько же, сравнить не с чем',
  render: (args) => (
    <>
      <StatTile {...args} />
      <StatTile label="Заказы" value="37" change={{ direction: 'down', text: 'на 4 меньше' }} />
      <StatTile label="Отмены" value="2" change={{ direction: 'down', text: 'на 3 меньше' }} isLessBetter />
      <StatTile label="Средний чек" value="–" change={null} />
    </>
  ),
};
