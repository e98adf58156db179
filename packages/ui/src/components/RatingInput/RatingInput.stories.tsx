import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RatingInput } from './index.ts';

function Example({ error }: { error?: string }) {
  const [value, setValue] = useState<number | null>(null);
  return <RatingInput label="Ваша оценка" value={value} onChange={setValue} error={error} />;
}

const meta = { title: 'Поля/Оценка · RatingInput', id: 'rating-input', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Мышью и стрелками',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^3.звезды, нормально$/ }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /^4.звезды, хорошо$/ })).toBeChecked();
  },
};
export const Invalid: Story = { name: 'С ошибкой', args: { error: 'Поставьте оценку' } };
