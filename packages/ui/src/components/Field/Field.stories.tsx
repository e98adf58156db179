import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, FieldBox } from './index.ts';

const meta = { title: 'Поля/Рамка поля · Field', id: 'field', component: Field } satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Связана с полем',
  args: {
    label: 'Домофон',
    error: 'Поле обязательно для заполнения',
    isRequired: true,
    children: (control) => (
      <FieldBox>
        <input {...control} />
      </FieldBox>
    ),
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^Домофон/ });
    await expect(input).toHaveAccessibleDescription('Поле обязательно для заполнения');
    await expect(input).toBeInvalid();
  },
};
