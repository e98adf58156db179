import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Checkbox, type CheckboxProps } from './index.ts';

function Example({ isChecked = false, ...props }: Partial<CheckboxProps>) {
  const [isOn, setIsOn] = useState(isChecked);
  return <Checkbox label="Анонимный подарок: не называть отправителя" {...props} isChecked={isOn} onChange={setIsOn} />;
}

const consent = (
  <>
    Даю{' '}
    <a href="/docs/privacy-consent" target="_blank" rel="noreferrer">
      согласие на обработку персональных данных
    </a>
  </>
);

const meta = { title: 'Поля/Флажок · Checkbox', id: 'checkbox', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Переключается пробелом',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Анонимный подарок: не называть отправителя' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText(/^Анонимный/));
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  name: 'Состояния',
  render: () => (
    <Stack gap={4}>
      <Example isChecked />
      <Example />
      <Example label="Выбрать все" isIndeterminate />
      <Example label={consent} size="s" error="Поле обязательно для заполнения" />
      <Example label="Недоступно" isDisabled />
      <Example label="Выбрать букет" isLabelHidden isChecked />
    </Stack>
  ),
};
