import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { BottomSheet } from './index.ts';

const orders = [
  { value: 'popular', label: 'Сначала популярные' },
  { value: 'cheap', label: 'Сначала дешевле' },
  { value: 'new', label: 'Сначала новые' },
] as const;

function Sorting() {
  const [isOpen, setIsOpen] = useState(false);
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('popular');
  return (
    <>
      <Button variant="tonal" onClick={() => setIsOpen(true)}>
        Порядок
      </Button>
      <BottomSheet isOpen={isOpen} onClose={() => setIsOpen(false)} title="Порядок">
        <RadioGroup label="Показывать" options={orders} value={order} onChange={setOrder} />
      </BottomSheet>
    </>
  );
}

const meta = { title: 'Компоненты/Окна/Шторка · BottomSheet', id: 'bottom-sheet', component: Sorting } satisfies Meta<
  typeof Sorting
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Выбор и отмена',
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Порядок' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('radio', { name: 'Сначала новые' }));
    await expect(screen.getByRole('radio', { name: 'Сначала новые' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Opened: Story = {
  name: 'Открытая',
  parameters: { docs: { story: { inline: false } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок' }));
    await screen.findByRole('dialog');
  },
};
