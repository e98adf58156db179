import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RadioGroup, type RadioGroupProps } from './index.ts';

const ways = [
  { value: 'card', label: 'Картой онлайн', description: 'Мир, Visa, Mastercard' },
  { value: 'sbp', label: 'СБП', description: 'Через приложение банка' },
] as const;

function Example(props: Pick<RadioGroupProps, 'error' | 'variant'>) {
  const [way, setWay] = useState<'card' | 'sbp' | null>(null);
  return <RadioGroup label="Как оплатить" options={ways} {...props} value={way} onChange={setWay} />;
}

const meta = { title: 'Поля/Выбор одного · RadioGroup', id: 'radio-group', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  name: 'Карточками',
  args: { variant: 'card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Как оплатить' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Картой/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^СБП/ })).toBeChecked();
  },
};

export const List: Story = { name: 'Списком' };
export const Invalid: Story = {
  name: 'С ошибкой',
  args: { error: 'Поле обязательно для заполнения' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Поле обязательно для заполнения');
  },
};
