import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './index.ts';

function Example() {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="Текст открытки"
      hint="Флорист перепишет от руки, бесплатно"
      limit={200}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = { title: 'Поля/Текст · TextArea', id: 'text-area', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Grows: Story = {
  name: 'Растёт с текстом',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Текст открытки' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'Мама,{enter}с днём{enter}рождения!{enter}Обнимаем,{enter}Лёва и Катя');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(canvas.getByText(/ \/ 200$/)).toBeVisible();
  },
};
