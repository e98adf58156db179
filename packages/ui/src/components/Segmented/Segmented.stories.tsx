import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Segmented } from './index.ts';

const options = [
  { value: 'products', label: 'Товары' },
  { value: 'shops', label: 'Магазины' },
];

const meta = {
  title: 'Компоненты/Действия/Переключатель · Segmented',
  id: 'segmented',
  component: Segmented,
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Что искать', options, value: 'products', onChange: () => {} },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <Segmented {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Segmented>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = { name: 'Из двух' };

export const ByKeyboard: Story = {
  name: 'Стрелки на клавиатуре',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Магазины' })).toBeChecked();
  },
};
