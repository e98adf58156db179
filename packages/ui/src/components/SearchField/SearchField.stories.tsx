import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './index.ts';

const submit = fn();

function Example() {
  const [value, setValue] = useState('');
  return (
    <SearchField value={value} onChange={setValue} onSubmit={submit} placeholder="Пионы, орхидея, подарок маме…" />
  );
}

const meta = { title: 'Поля/Поиск · SearchField', id: 'search-field', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Искать и очистить',
  play: async ({ canvas }) => {
    submit.mockClear();
    const input = canvas.getByRole('searchbox', { name: 'Поиск' });
    await userEvent.type(input, 'пионы{Enter}');
    await expect(submit).toHaveBeenCalledWith('пионы');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};
