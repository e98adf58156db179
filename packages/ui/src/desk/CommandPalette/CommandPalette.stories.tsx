import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { ClipboardIcon, PercentIcon, TruckIcon, WalletIcon } from '../../components/Icon/index.ts';
import { CommandPalette, useCommandKey, type Command } from './index.ts';

const onChosen = fn<(id: string) => void>();

const commands: Command[] = [
  { id: 'orders', label: 'Заказы на сегодня', group: 'Перейти', icon: <ClipboardIcon />, note: '7 новых' },
  { id: 'deliveries', label: 'Доставки', group: 'Перейти', icon: <TruckIcon /> },
  { id: 'money', label: 'Деньги', group: 'Перейти', icon: <WalletIcon />, keywords: ['выплаты', 'баланс'] },
  { id: 'promotion', label: 'Новая акция', group: 'Создать', icon: <PercentIcon />, keywords: ['скидка', 'промокод'] },
].map((command) => ({ ...command, onSelect: () => onChosen(command.id) }));

function Example() {
  const [isOpen, setIsOpen] = useState(false);
  useCommandKey(() => setIsOpen(true));
  return (
    <>
      <Button variant="tonal" onClick={() => setIsOpen(true)}>
        Что сделать
      </Button>
      <CommandPalette isOpen={isOpen} onClose={() => setIsOpen(false)} commands={commands} />
    </>
  );
}

const meta = {
  title: 'Рабочий стол/Ход и действия/Палитра команд · CommandPalette',
  id: 'command-palette',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Что сделать' });

export const Opened: Story = {
  name: 'Открыта клавишами',
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(4);
    await expect(screen.getByRole('option', { name: /^Заказы/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Found: Story = {
  name: 'По другому слову',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Что сделать' });
    await userEvent.click(trigger);
    await userEvent.type(await field(), 'скид');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(screen.getByRole('status')).toHaveTextContent('Найдено: 1');
    await userEvent.keyboard('{Enter}');
    await expect(onChosen).toHaveBeenCalledWith('promotion');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Nothing: Story = {
  name: 'Ничего',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Что сделать' }));
    await userEvent.type(await field(), 'велосипед');
    await expect(await screen.findByText('Ничего не найдено')).toBeVisible();
  },
};
