import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardStepper } from './index.ts';

const meta = {
  title: 'Магазин/Корзина/Счётчик в карточке · CardStepper',
  component: CardStepper,
  args: { title: 'Букет из пионов', value: 1, max: 5, onChange: fn(), onRemove: fn() },
} satisfies Meta<typeof CardStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { name: 'Одна штука' };
export const Most: Story = { name: 'Больше нет', args: { value: 5, size: 'xl' } };
