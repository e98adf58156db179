import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SortableList, type SortableListProps } from './index.ts';

const holidays = ['8 Марта', 'День учителя', 'Новый год', 'День матери'];

function Example({ items = holidays, ...props }: Partial<SortableListProps<string>>) {
  const [order, setOrder] = useState(items);
  const move = (item: string, place: number) =>
    setOrder(order.filter((each) => each !== item).toSpliced(place, 0, item));
  return (
    <SortableList label="Баннеры" keyOf={(item) => item} nameOf={(item) => item} {...props} items={order} onMove={move}>
      {(item) => item}
    </SortableList>
  );
}

const meta = {
  title: 'Рабочий стол/Списки и таблицы/Список в своём порядке · SortableList',
  id: 'sortable-list',
  component: Example,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  name: 'Ручка и клавиши',
  play: async ({ canvas }) => {
    const grip = () => canvas.getByRole('button', { name: 'Переместить: День учителя' });
    grip().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('День учителя'));
    await expect(grip()).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('День учителя: место 3 из 4');
  },
};

export const Buttons: Story = {
  name: 'Кнопки',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Выше: Новый год' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Новый год');
    await expect(canvas.getByRole('button', { name: 'Выше: 8 Марта' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Новый год: место 2 из 4');
    await expect(canvas.getByRole('button', { name: 'Выше: Новый год' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Выше: Новый год' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Ниже: Новый год' })).toHaveFocus();
  },
};

export const Single: Story = { name: 'Один', args: { items: ['8 Марта'] } };
