import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { CopyIcon, PrinterIcon, TrashIcon } from '../../components/Icon/index.ts';
import { ContextMenu, type ContextMenuItem } from './index.ts';

const onCopy = fn<() => void>();
const onPrint = fn<() => void>();

function Example() {
  const [isMine, setIsMine] = useState(true);
  const print: readonly ContextMenuItem[] = [
    { id: 'slip', label: 'Листок к букету', onSelect: onPrint },
    { id: 'card', label: 'Открытку', onSelect: () => {} },
  ];
  return (
    <ContextMenu
      label="Действия с заказом"
      groups={[
        [
          { id: 'copy', label: 'Скопировать номер', icon: <CopyIcon />, onSelect: onCopy },
          { id: 'print', label: 'Распечатать', icon: <PrinterIcon />, items: print },
        ],
        [{ id: 'mine', label: 'Только мои', isChecked: isMine, onChange: setIsMine }],
        [{ id: 'cancel', label: 'Отменить', icon: <TrashIcon />, tone: 'danger', onSelect: () => {} }],
      ]}
    >
      <Button variant="tonal">Заказ № 10531</Button>
    </ContextMenu>
  );
}

const meta = {
  title: 'Рабочий стол/Ход и действия/Меню правой кнопки · ContextMenu',
  id: 'context-menu',
  component: Example,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const openAt = (element: HTMLElement) => fireEvent.contextMenu(element, { clientX: 40, clientY: 40 });

export const Closed: Story = { name: 'Закрыто' };

export const Opened: Story = {
  name: 'Открыто',
  play: async ({ canvas }) => {
    await openAt(canvas.getByRole('button', { name: /^Заказ/ }));
    const menu = await screen.findByRole('menu', { name: 'Действия с заказом' });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Только мои' })).toBeChecked();
  },
};

export const Chosen: Story = {
  name: 'Отметка и вложенное меню',
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('button', { name: /^Заказ/ });
    await openAt(order);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Только мои' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openAt(order);
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Только мои' })).not.toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const slip = await screen.findByRole('menuitem', { name: 'Листок к букету' });
    await waitFor(() => expect(slip).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onPrint).toHaveBeenCalledOnce();
  },
};
