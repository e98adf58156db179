import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ConsentCheckbox } from './index.ts';

const meta = {
  title: 'Магазин/Вход/Согласие · ConsentCheckbox',
  id: 'consent-checkbox',
  component: ConsentCheckbox,
  args: { isChecked: false, onChange: fn(), href: '/docs/privacy-consent' },
} satisfies Meta<typeof ConsentCheckbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  name: 'Отмечается пробелом',
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Given: Story = { name: 'Дано', args: { isChecked: true } };
export const Refused: Story = { name: 'Без него нельзя', args: { error: 'Поле обязательно для заполнения' } };
