import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Funnel } from './index.ts';

const meta = {
  title: 'Рабочий стол/Графики и показатели/Воронка · Funnel',
  id: 'funnel',
  component: Funnel,
  parameters: { layout: 'padded' },
  args: {
    steps: [
      { label: 'Смотрели', value: 3400 },
      { label: 'В корзине', value: 248, after: '7,3 % положили в корзину' },
      { label: 'Заказали', value: 37, after: '15 % оформили заказ' },
    ],
  },
} satisfies Meta<typeof Funnel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  name: 'До заказа',
  play: async ({ canvas }) => {
    const [, second] = canvas.getAllByRole('listitem');
    await expect(second).toHaveTextContent('7,3 % положили в корзинуВ корзине248');
  },
};
export const Empty: Story = { name: 'Ещё никто не смотрел', args: { steps: [{ label: 'Смотрели', value: 0 }] } };
