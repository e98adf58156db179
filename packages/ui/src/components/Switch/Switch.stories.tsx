import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './index.ts';

function Example({ isOn: start = false, isDisabled = false }: { isOn?: boolean; isDisabled?: boolean }) {
  const [isOn, setIsOn] = useState(start);
  return <Switch label="Показывать профиль" isChecked={isOn} onChange={setIsOn} isDisabled={isDisabled} />;
}

const meta = { title: 'Поля/Переключатель · Switch', id: 'switch', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Переключается пробелом',
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Показывать профиль' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
export const Off: Story = { name: 'Выключен' };
export const Disabled: Story = { name: 'Недоступен', args: { isDisabled: true } };
