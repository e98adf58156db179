import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Combobox } from './index.ts';

const flowers = ['Роза', 'Пион', 'Пионовидная роза', 'Тюльпан', 'Эустома', 'Ирис'].map((label, id) => ({ id, label }));

function Flowers({ isLoading = false }: { isLoading?: boolean }) {
  const [text, setText] = useState('');
  const found = isLoading ? [] : flowers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Combobox
      label="Цветок"
      items={found}
      value={text}
      isLoading={isLoading}
      onChange={setText}
      onChoose={({ label }) => setText(label)}
      countedAs={['цветок', 'цветка', 'цветков']}
    />
  );
}

function InDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Открыть</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Подбор">
        <Flowers />
      </Dialog>
    </>
  );
}

const meta = { title: 'Поля/Список с поиском · Combobox', id: 'combobox', component: Flowers } satisfies Meta<
  typeof Flowers
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Клавиатура',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Цветок' });
    await userEvent.type(input, 'пион');
    await expect(canvas.getByRole('status')).toHaveTextContent('Найдено 2 цветка');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Пионовидная роза' })).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Пионовидная роза' }).id,
    );
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Пионовидная роза');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Цветок' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveValue('');
  },
};

export const Empty: Story = {
  name: 'Ничего не найдено',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'кактус');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ничего не найдено');
  },
};

export const Loading: Story = {
  name: 'Ищет',
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'п');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем');
  },
};

export const InsideDialog: Story = {
  name: 'В диалоге: Escape закрывает сначала список',
  render: () => <InDialog />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
    const input = await screen.findByRole('combobox', { name: 'Цветок' });
    await userEvent.type(input, 'и');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Подбор' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('option', { name: 'Ирис' }));
    await expect(input).toHaveValue('Ирис');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
