import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../components/Stack/index.ts';
import { NumberField, type NumberFieldProps } from './index.ts';

function Example({ value: start = null, onChange, ...props }: Partial<NumberFieldProps>) {
  const [value, setValue] = useState(start);
  const change = (next: number | null) => {
    setValue(next);
    onChange?.(next);
  };
  return <NumberField label="Вес" unit="г" {...props} value={value} onChange={change} />;
}

const meta = {
  title: 'Рабочий стол/Поля и числа/Число · NumberField',
  id: 'number-field',
  component: Example,
  args: { onChange: fn<NonNullable<NumberFieldProps['onChange']>>() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Обычное',
  args: { hint: 'Вместе с упаковкой', isRequired: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton', { name: /^Вес/ });
    await userEvent.type(field, '12а50');
    await expect(field).toHaveValue('1\u00A0250');
    await expect(args.onChange).toHaveBeenLastCalledWith(1250);
    await expect(field).toHaveAccessibleDescription('Вместе с упаковкой');
    await expect(field).toBeRequired();
  },
};

export const Fraction: Story = {
  name: 'С долями и минусом',
  args: { label: 'Изменение цены', unit: '%', fractionDigits: 1, min: -90 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.type(field, '-12.55');
    await expect(field).toHaveValue('−12,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(-12.5);
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Stepped: Story = {
  name: 'Шаги по клавишам, в границах',
  args: { label: 'На сборку', unit: 'мин', step: 5, max: 20, value: 5 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(field).toHaveAttribute('aria-valuetext', '0 мин');
  },
};

export const States: Story = {
  name: 'Состояния',
  render: () => (
    <Stack gap={20}>
      <Example />
      <Example value={1250} />
      <Example value={99_000} error="От 1 до 30 000 граммов" />
      <Example value={1250} isDisabled />
      <Example label="Сколько стеблей в самой большой коробке, которую берёт курьер" unit="штук" value={1_000_000} />
    </Stack>
  ),
};
