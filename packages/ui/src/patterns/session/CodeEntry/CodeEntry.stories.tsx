import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeEntry, type CodeEntryProps } from './index.ts';

const calls = { complete: fn(), resend: fn(), changePhone: fn() };

function Example({ error, resendIn = 0 }: Partial<CodeEntryProps> & { error?: string }) {
  const [code, setCode] = useState('');
  return (
    <CodeEntry
      field={{ id: 'example.code', name: 'code', value: code, onChange: setCode, error, isRequired: true }}
      onComplete={calls.complete}
      sentTo="+79103842715"
      resendIn={resendIn}
      onResend={calls.resend}
      onChangePhone={calls.changePhone}
    />
  );
}

const meta = {
  title: 'Магазин/Вход/Код и что делать без него · CodeEntry',
  id: 'code-entry',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: 'Код в пути',
  args: { resendIn: 42 },
  play: async ({ canvas }) => {
    calls.complete.mockClear();
    const code = canvas.getByRole('textbox', { name: /^Код из СМС/ });
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription('Отправили на +7\u00A0910\u00A0384-27-15');
    await expect(canvas.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull();
    await userEvent.type(code, '4172');
    await expect(calls.complete).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  name: 'Не подошёл, можно ещё раз',
  args: { error: 'Неверный код' },
  play: async ({ canvas }) => {
    calls.resend.mockClear();
    calls.changePhone.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить код ещё раз' }));
    await expect(calls.resend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить номер' }));
    await expect(calls.changePhone).toHaveBeenCalledOnce();
  },
};
