import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
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
    await waitFor(() => expect(screen.getByText('Поле обязательно для заполнения')).toBeVisible());
    await waitFor(() => expect(screen.getByLabelText('Что не так')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Что не так'), 'Половина роз завяла');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith('Половина роз завяла');
  },
};
export const Dismissed: Story = {
  name: 'Написанное остаётся, если закрыть',
  render: function Reopened(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Что-то не так</Button>
        <DisputeForm {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Что-то не так' });
    await userEvent.click(open);
    await userEvent.type(await screen.findByLabelText('Что не так'), 'Половина роз завяла');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(open);
    await expect(await screen.findByLabelText('Что не так')).toHaveValue('Половина роз завяла');
  },
};
export const Failed: Story = {
  name: 'Не вышло',
  args: { error: 'Спор можно открыть в первые три дня после вручения' },
};
