import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CardStepper } from './index.ts';

const meta = {
  title: 'Магазин/Корзина/Счётчик в карточке · CardStepper',
  id: 'card-stepper',
  component: CardStepper,
  args: { title: 'Букет из пионов', value: 1, max: 5, onChange: fn(), onRemove: fn() },
} satisfies Meta<typeof CardStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  name: 'Одна штука: прибавить или убрать совсем',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Больше/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: /^Меньше/ }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Oversold: Story = {
  name: 'В корзине больше, чем осталось',
  args: { value: 5, max: 2 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Больше/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Меньше/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};
export const Most: Story = { name: 'Больше нет', args: { value: 5, size: 'xl' } };
