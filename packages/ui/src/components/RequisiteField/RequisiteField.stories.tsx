import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { RequisiteField, type RequisiteFieldProps } from './index.ts';

function Example({ value: start = '', kind = 'inn', ...props }: Partial<RequisiteFieldProps>) {
  const [value, setValue] = useState(start);
  return <RequisiteField {...props} kind={kind} value={value} onChange={setValue} />;
}

const meta = { title: 'Поля/Реквизит · RequisiteField', id: 'requisite-field', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inn: Story = {
  name: 'ИНН',
  args: { isRequired: true, hint: 'Есть в карточке организации' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^ИНН/ });
    await userEvent.type(input, '7707 083');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Введите 10 цифр ИНН организации или 12 цифр ИНН человека');
    await userEvent.type(input, '893');
    await userEvent.tab();
    await expect(input).toHaveValue('7707083893');
    await expect(input).toBeValid();
  },
};

export const WrongDigit: Story = {
  name: 'Опечатка',
  args: { kind: 'ogrn' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'ОГРН' });
    await userEvent.click(input);
    await userEvent.paste('ОГРН: 1027700132196');
    await expect(input).toHaveAccessibleDescription('Проверьте ОГРН: контрольная цифра не сходится');
  },
};

export const States: Story = {
  name: 'Состояния',
  render: () => (
    <Stack gap={20}>
      <Example kind="inn" value="500100732259" />
      <Example kind="ogrn" error="Поле обязательно для заполнения" />
      <Example kind="ogrnip" value="304500116000157" isDisabled />
    </Stack>
  ),
};
