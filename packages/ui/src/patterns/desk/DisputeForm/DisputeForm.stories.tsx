import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DisputeForm } from './index.ts';

const meta = {
  title: 'Магазин/Ответы покупателя/Открыть спор · DisputeForm',
  id: 'dispute-form',
  component: DisputeForm,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  args: {
    isOpen: true,
    onClose: fn(),
    number: 10_531,
    items: [],
    onFiles: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof DisputeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Words: Story = {
  name: 'Слова обязательны',
  play: async ({ args }) => {
    const submit = await screen.findByRole('button', { name: 'Открыть спор' });
    await userEvent.click(submit);
    await waitFor(() => expect(screen.getByText('Напишите, что не так')).toBeVisible());
    await userEvent.type(screen.getByLabelText('Что не так'), 'Половина роз завяла');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith('Половина роз завяла');
  },
};
export const Failed: Story = {
  name: 'Не вышло',
  args: { error: 'Спор можно открыть в первые три дня после вручения' },
};
