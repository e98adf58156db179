import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { PasswordField } from './index.ts';

function Example() {
  const [value, setValue] = useState('');
  return <PasswordField label="Пароль" value={value} onChange={setValue} />;
}

const meta = { title: 'Поля/Пароль · PasswordField', id: 'password-field', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Скрытый и показанный',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль');
    await userEvent.type(input, 'незабудка');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(input).toHaveAttribute('type', 'text');
  },
};
