import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TimeField } from './index.ts';

const meta = {
  title: 'Рабочий стол/Поля и числа/Время дня · TimeField',
  id: 'time-field',
  component: TimeField,
  args: { label: 'Открываемся', onChange: fn<(time: string | null) => void>() },
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'Заполнено', args: { defaultValue: '09:30', hint: 'По времени магазина' } };

export const Typed: Story = {
  name: 'Набрано коротко',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Открываемся' });
    await userEvent.type(field, '930');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('09:30');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
  },
};

export const Wrong: Story = {
  name: 'Не время и не раньше',
  args: { min: '08:00', max: '22:00' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Открываемся' });
    await userEvent.type(field, '99');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Напишите время как 09:30');
    await userEvent.clear(field);
    await userEvent.type(field, '7:00');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Не раньше 08:00');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { name: 'Недоступно', args: { defaultValue: '09:30', isDisabled: true } };

export const Kept: Story = {
  name: 'Прошли, не меняя',
  args: { defaultValue: '08:00', min: '09:00' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Открываемся' });
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Не раньше 09:00');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
