import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeField, type CodeFieldProps } from './index.ts';

const complete = fn();

function Example(props: Partial<CodeFieldProps>) {
  const [code, setCode] = useState('');
  return <CodeField label="Код из СМС" {...props} value={code} onChange={setCode} onComplete={complete} />;
}

const meta = { title: 'Поля/Код из СМС · CodeField', id: 'code-field', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Набран и вставлен',
  args: { hint: 'Отправить ещё раз через 0:42' },
  play: async ({ canvas }) => {
    complete.mockClear();
    const input = canvas.getByRole('textbox', { name: 'Код из СМС' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(input, '41a');
    await expect(input).toHaveValue('41');
    await userEvent.clear(input);
    await userEvent.paste('Код: 4172');
    await expect(complete).toHaveBeenCalledWith('4172');
  },
};

export const Invalid: Story = {
  name: 'С ошибкой',
  args: { error: 'Код не подошёл. Проверьте последнюю СМС' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
