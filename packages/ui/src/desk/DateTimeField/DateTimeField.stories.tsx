import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DateTimeField } from './index.ts';

const meta = {
  title: 'Рабочий стол/Поля и числа/День и время · DateTimeField',
  id: 'date-time-field',
  component: DateTimeField,
  args: { label: 'Начало акции', today: '2027-03-01', onChange: fn<(moment: string | null) => void>() },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'Заполнено', args: { defaultValue: '2027-03-08T09:00', hint: 'По Москве' } };

export const Parts: Story = {
  name: 'По частям',
  play: async ({ args, canvas }) => {
    const time = canvas.getByRole('spinbutton', { name: 'Время' });
    await userEvent.type(time, '18:30');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'День' }), '08032027');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-08T18:30');
    await userEvent.clear(time);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('textbox', { name: 'День' })).toHaveValue('08.03.2027');
    await userEvent.type(time, '19');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-03-08T19:00');
  },
};

export const Invalid: Story = {
  name: 'С ошибкой',
  args: { isRequired: true, error: 'Акция не может начаться в прошлом', defaultValue: '2027-02-01T10:00' },
};
export const Disabled: Story = { name: 'Недоступно', args: { defaultValue: '2027-03-08T09:00', isDisabled: true } };
