import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PhoneField } from './index.ts';

function Example({ error, isRequired }: { error?: string; isRequired?: boolean }) {
  const [phone, setPhone] = useState('');
  return (
    <>
      <PhoneField label="Телефон" value={phone} onChange={setPhone} error={error} isRequired={isRequired} />
      <output>{phone}</output>
    </>
  );
}

const meta = { title: 'Поля/Телефон · PhoneField', id: 'phone-field', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'Набран с восьмёрки',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон' });
    await userEvent.type(input, '8910384');
    await expect(input).toHaveValue('+7 910 384');
    await expect(canvas.getByRole('status')).toHaveTextContent('+7910384');
  },
};

export const Pasted: Story = {
  name: 'Вставлен целиком',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон' });
    for (const text of ['8 (910) 384-27-15', '+7 910 384 27 15', '9103842715', '7 910 3842715']) {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await expect(input).toHaveValue('+7 910 384-27-15');
    }
  },
};

/** The mask begins a number, which the browser alone would take for a whole one. */
export const OnlyPrefix: Story = {
  name: 'Только начало обязательного номера',
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: /Телефон/ });
    await userEvent.type(input, '7');
    await expect(input).toHaveValue('+7 ');
    await waitFor(() => expect(input.validationMessage).toBe('Введите номер полностью: +7 и ещё 10 цифр'));
    await userEvent.clear(input);
    await waitFor(() => expect(input.validity.customError).toBe(false));
    await expect(input.validity.valueMissing).toBe(true);
  },
};

export const Invalid: Story = {
  name: 'С ошибкой',
  args: { error: 'Введите номер полностью: +7 и ещё 10 цифр' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
};
