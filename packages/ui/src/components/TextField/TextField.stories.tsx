import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { TextField, type TextFieldProps } from './index.ts';

function Example({ value: start = '', ...props }: Partial<TextFieldProps>) {
  const [value, setValue] = useState(start);
  return <TextField label="Имя получателя" {...props} value={value} onChange={setValue} />;
}

const meta = { title: 'Поля/Строка · TextField', id: 'text-field', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Обычное',
  args: { placeholder: 'Анна', hint: 'Так её назовёт курьер', limit: 20, isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^Имя получателя/ });
    await userEvent.type(input, 'Анна');
    await expect(canvas.getByText('4 / 20')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('Так её назовёт курьер');
    await expect(input).toBeRequired();
  },
};

export const Invalid: Story = {
  name: 'С ошибкой',
  args: { error: 'Поле обязательно для заполнения' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Поле обязательно для заполнения');
  },
};

export const States: Story = {
  name: 'Состояния',
  render: () => (
    <Stack gap={20}>
      <Example />
      <Example value="Анна Лебедева" />
      <Example error="Поле обязательно для заполнения" />
      <Example label="Город" value="Нижний Новгород" isDisabled />
    </Stack>
  ),
};
