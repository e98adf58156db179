import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './index.ts';

function Example(props: Pick<ConfirmDialogProps, 'tone' | 'isLoading'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [answer, setAnswer] = useState('—');
  const give = (word: string) => () => {
    setAnswer(word);
    setIsOpen(false);
  };
  return (
    <>
      <Button variant="dangerTonal" onClick={() => setIsOpen(true)}>
        Отменить
      </Button>
      <p>Ответ: {answer}</p>
      <ConfirmDialog {...props} isOpen={isOpen} onConfirm={give('да')} onClose={give('нет')} />
    </>
  );
}

const meta = {
  title: 'Компоненты/Окна/Подтверждение · ConfirmDialog',
  id: 'confirm-dialog',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'DLG-05: фокус на «Нет»',
  args: { tone: 'danger' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Отменить' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Подтвердите действие' });
    await expect(dialog, 'DLG-03: the title').toHaveAccessibleName('Подтвердите действие');
    await expect(dialog, 'DLG-04: the text').toHaveAccessibleDescription('Вы уверены?');
    await expect(screen.getByRole('button', { name: 'Нет' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Ответ: нет')).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Да' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Ответ: да')).toBeVisible();
  },
};

export const Pending: Story = {
  name: 'Пока выполняется, Escape не закрывает',
  args: { tone: 'danger', isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open');
  },
};

export const Opened: Story = {
  name: 'Открытое',
  parameters: { docs: { story: { inline: false } } },
  args: { tone: 'danger' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }));
    await screen.findByRole('alertdialog');
  },
};
