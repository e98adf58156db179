import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { MoneyField, type MoneyFieldProps } from './index.ts';

function Example({ value: start = null, onChange, ...props }: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    onChange?.(next);
  };
  return <MoneyField label="Цена" {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Рабочий стол/Поля и числа/Сумма · MoneyField',
  id: 'money-field',
  component: Example,
  args: { onChange: fn<NonNullable<MoneyFieldProps['onChange']>>() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'Рубли и копейки',
  args: { hint: 'Покупатель увидит её на карточке' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Цена' });
    await userEvent.type(field, '7640.509');
    await expect(field).toHaveValue('7\u00A0640,50');
    await expect(args.onChange).toHaveBeenLastCalledWith(764_050);
    await expect(field).toHaveAttribute('aria-valuetext', '7\u00A0640,50 ₽');
  },
};

export const Pasted: Story = {
  name: 'Вставленное с рублём и пробелами',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    field.focus();
    await userEvent.paste('12 500 ₽');
    await expect(field).toHaveValue('12\u00A0500');
    await expect(args.onChange).toHaveBeenLastCalledWith(1_250_000);
  },
};

export const Stepped: Story = {
  name: 'Шаг десять рублей',
  args: { value: 99_500, step: 1000 },
  play: async ({ args, canvas }) => {
    canvas.getByRole('spinbutton').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100_500);
  },
};

export const States: Story = {
  name: 'Состояния',
  render: () => (
    <Stack gap={20}>
      <Example />
      <Example value={764_050} />
      <Example value={764_000} error="Старая цена должна быть выше новой" />
      <Example value={764_000} isDisabled />
    </Stack>
  ),
};
