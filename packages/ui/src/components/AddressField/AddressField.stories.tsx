import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { AddressField } from './index.ts';

const street = 'Нижний Новгород, Верхне-Волжская набережная';
const addresses = [
  { value: street, isComplete: false },
  { value: `${street}, 7`, isComplete: true },
  { value: `${street}, 10Б`, isComplete: true },
];

const find = async (query: string) =>
  addresses.filter(({ value }) => value.toLowerCase().includes(query.toLowerCase().replace(/,$/, '')));
const fail = () => Promise.reject(new Error('нет связи'));

function Example({ isBroken = false }: { isBroken?: boolean }) {
  const [text, setText] = useState('');
  return <AddressField value={text} onChange={setText} suggest={isBroken ? fail : find} placeholder="Улица и дом" />;
}

const meta = { title: 'Поля/Адрес · AddressField', id: 'address-field', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Улица, потом дом',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Адрес' });
    await userEvent.type(input, 'Верхне-Волжская наб');
    await userEvent.click(await screen.findByRole('option', { name: /Укажите дом$/ }));
    await expect(input).toHaveAccessibleDescription('Добавьте номер дома, чтобы курьер вас нашёл');
    await userEvent.click(await screen.findByRole('option', { name: /набережная, 7$/ }));
    await expect(input).toHaveValue(`${street}, 7`);
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Opened: Story = {
  name: 'Список открыт',
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Верхне-Волжская набе');
    await screen.findAllByRole('option');
    await expect(canvas.getByRole('status')).toHaveTextContent('Найдено 3 адреса');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Broken: Story = {
  name: 'Подсказок нет: текст остаётся',
  args: { isBroken: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Рождественская, 17');
    await canvas.findByText('Подсказки сейчас недоступны. Впишите адрес целиком');
    await userEvent.tab();
    await expect(input).toHaveValue('Рождественская, 17');
  },
};
