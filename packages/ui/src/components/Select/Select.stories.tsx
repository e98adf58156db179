import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Select } from './index.ts';

const genders = [
  { value: 'none', label: 'Не указан' },
  { value: 'man', label: 'Мужчина' },
  { value: 'woman', label: 'Женщина' },
] as const;

function Example({ error }: { error?: string }) {
  const [gender, setGender] = useState<(typeof genders)[number]['value'] | null>(null);
  return <Select label="Пол" options={genders} value={gender} onChange={setGender} error={error} />;
}

const meta = { title: 'Поля/Список · Select', id: 'select', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Обычный',
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Пол' });
    await userEvent.selectOptions(select, 'Женщина');
    await expect(select).toHaveDisplayValue('Женщина');
  },
};
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { error: 'Поле обязательно для заполнения' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
};

export const Late: Story = {
  name: 'Значения нет среди вариантов',
  render: () => <Select label="Пол" options={genders} value={'' as 'man'} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Выберите');
  },
};
