import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Dialog, type DialogProps } from './index.ts';

function Example(props: Omit<DialogProps, 'isOpen' | 'onClose' | 'title'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [name, setName] = useState('');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Открыть</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={close}
        title="Как вас зовут"
        description="Так к вам обратится курьер."
      >
        <TextField label="Имя" value={name} onChange={setName} />
        <Button onClick={close}>Сохранить</Button>
      </Dialog>
    </>
  );
}

const meta = { title: 'Компоненты/Окна/Диалог · Dialog', id: 'dialog', component: Example } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Обычный',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Открыть' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Как вас зовут' });
    await expect(screen.getByLabelText('Имя')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Wide: Story = {
  name: 'Широкий, закрыт крестиком',
  args: { size: 'l' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Opened: Story = {
  name: 'Открытый',
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    await screen.findByRole('dialog');
  },
};
