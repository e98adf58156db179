import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { EyeOffIcon, MoreIcon, TrashIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { DropdownMenu } from './index.ts';

const hide = fn();

const meta = {
  title: 'Компоненты/Действия/Меню · DropdownMenu',
  id: 'dropdown-menu',
  component: DropdownMenu,
} satisfies Meta<typeof DropdownMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Действия с заказом',
  args: {
    label: 'Действия с заказом',
    align: 'start',
    trigger: <IconButton label="Ещё" icon={<MoreIcon />} />,
    items: [
      { id: 'cancel', label: 'Отменить', tone: 'danger', icon: <TrashIcon />, onSelect: fn() },
      { id: 'hide', label: 'Скрыть', icon: <EyeOffIcon />, onSelect: hide },
    ],
  },
  play: async ({ canvas }) => {
    hide.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Ещё' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'Отменить' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(hide).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Действия с заказом' });
  },
};

function Asking() {
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <DropdownMenu
        label="Действия с заказом"
        trigger={<IconButton label="Ещё" icon={<MoreIcon />} />}
        items={[{ id: 'cancel', label: 'Отменить', onSelect: () => setIsAsked(true) }]}
      />
      <ConfirmDialog isOpen={isAsked} onConfirm={close} onClose={close} />
    </>
  );
}

export const OpensDialog: Story = {
  name: 'Окно, открытое из меню, возвращает фокус его кнопке',
  args: Default.args,
  render: () => <Asking />,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ещё' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Отменить' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
