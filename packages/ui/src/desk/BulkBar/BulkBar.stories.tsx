import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { EyeOffIcon } from '../../components/Icon/icons/EyeOffIcon.ts';
import { PercentIcon } from '../../components/Icon/icons/PercentIcon.ts';
import { TrashIcon } from '../../components/Icon/icons/TrashIcon.ts';
import { BulkAction, BulkBar } from './index.ts';

const meta = {
  title: 'Рабочий стол/Списки и таблицы/Действия с выбранным · BulkBar',
  id: 'bulk-bar',
  component: BulkBar,
  parameters: { layout: 'padded' },
  args: {
    label: 'Выбранные товары',
    count: 3,
    onClear: fn<() => void>(),
    children: (
      <>
        <BulkAction icon={<PercentIcon />}>Цена</BulkAction>
        <BulkAction icon={<EyeOffIcon />}>Скрыть</BulkAction>
        <BulkAction icon={<TrashIcon />} isDisabled>
          Удалить
        </BulkAction>
      </>
    ),
  },
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'Выбрано три',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Выбрано 3');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Цена' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };

/** The cross stays beside as many actions as there are. */
export const ManyOnPhone: Story = {
  name: 'На телефоне много действий',
  globals: { viewport: { value: 'phone' } },
  args: {
    children: ['Цена', 'Себестоимость', 'Остаток', 'Категория', 'Скрыть'].map((name) => (
      <BulkAction key={name} icon={<PercentIcon />}>
        {name}
      </BulkAction>
    )),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выделение' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** An action that asks first. */
function Selectable() {
  const [isChosen, setIsChosen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsChosen(true)}>Выбрать</Button>
      {isChosen && (
        <>
          <BulkBar label="Выбранные товары" count={1} onClear={() => setIsChosen(false)}>
            <BulkAction icon={<PercentIcon />} onClick={() => setIsAsking(true)}>
              Цена
            </BulkAction>
          </BulkBar>
          <Dialog
            isOpen={isAsking}
            onClose={() => setIsAsking(false)}
            title="Изменить цены?"
            foot={<Button onClick={() => setIsChosen(false)}>Изменить</Button>}
          />
        </>
      )}
    </>
  );
}

export const Cleared: Story = {
  name: 'Сняли выделение: фокус – где был',
  render: () => <Selectable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Цена' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выбрать' })).toHaveFocus());
  },
};

export const Done: Story = {
  name: 'Изменили выбранное: фокус – где был',
  render: () => <Selectable />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Выбрать' })).toHaveFocus());
  },
};
