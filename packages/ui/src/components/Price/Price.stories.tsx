import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Price } from './index.ts';

const meta = {
  title: 'Компоненты/Показ/Цена · Price',
  id: 'price',
  component: Price,
  args: { value: 489_000 },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: 'Обычная' };
export const Sale: Story = { name: 'Со старой ценой', args: { oldValue: 560_000 } };
export const From: Story = { name: 'От', args: { isFrom: true } };
export const Sizes: Story = {
  name: 'Размеры',
  render: () => (
    <Stack>
      <Price value={489_000} oldValue={560_000} size="s" />
      <Price value={489_000} oldValue={560_000} />
      <Price value={12_489_000} oldValue={15_600_000} size="l" />
    </Stack>
  ),
};
