import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MultiSelect, type MultiSelectItem, type MultiSelectProps } from './index.ts';

const items: MultiSelectItem[] = [
  { id: 1, label: 'Цветы' },
  { id: 2, label: 'Розы', detail: 'Цветы' },
  { id: 3, label: 'Пионы', detail: 'Цветы' },
  { id: 4, label: 'Авторские букеты с очень длинным названием раздела', detail: 'Цветы' },
  { id: 5, label: 'Подарки' },
  { id: 6, label: 'Свечи', detail: 'Подарки' },
];

function Example({ value, onChange, ...props }: MultiSelectProps) {
  const [chosen, setChosen] = useState(value ?? []);
  return (
    <MultiSelect
      {...props}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Рабочий стол/Поля и числа/Несколько из списка · MultiSelect',
  id: 'multi-select',
  component: Example,
  args: {
    label: 'Разделы',
    hint: 'Раздел берёт и вложенные',
    items,
    value: [2, 6],
    placeholder: 'Все товары',
    countedAs: ['раздел', 'раздела', 'разделов'],
    onChange: fn<(value: readonly MultiSelectItem['id'][]) => void>(),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: 'Выбрано два' };
export const Empty: Story = { name: 'Ничего не выбрано', args: { value: [] } };
export const Wrong: Story = { name: 'С ошибкой', args: { value: [], error: 'Выберите хотя бы один раздел' } };
export const Disabled: Story = { name: 'Недоступное', args: { isDisabled: true } };

export const Opened: Story = {
  name: 'Открытый список',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Разделы' }));
    await expect(screen.getByRole('option', { name: /^Розы/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Chosen: Story = {
  name: 'Выбирают несколько подряд',
  parameters: { pictures: false },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Разделы' });
    await step('список остаётся открытым, второй раз снимает выбор', async () => {
      await userEvent.type(field, 'цвет');
      await userEvent.click(screen.getByRole('option', { name: /^Пионы/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith([2, 6, 3]);
      await userEvent.click(screen.getByRole('option', { name: /^Розы/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith([6, 3]);
      await expect(screen.getByRole('listbox', { name: 'Разделы' })).toBeVisible();
    });
    await step('уход из поля закрывает список и забывает набранное', async () => {
      await userEvent.tab();
      await expect(screen.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveValue('');
    });
    await step('крестик убирает выбранное', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Свечи' }));
      await expect(args.onChange).toHaveBeenLastCalledWith([3]);
    });
  },
};

export const Full: Story = {
  name: 'Больше не выбрать',
  args: { max: 2 },
  parameters: { pictures: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Разделы' }));
    await userEvent.click(screen.getByRole('option', { name: /^Пионы/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('option', { name: /^Пионы/ })).toHaveAttribute('aria-disabled', 'true');
    // The list is hidden until it is placed beside its field.
    await waitFor(() => expect(screen.getAllByText(/^Больше 2 вариантов не выбрать/)[0]).toBeVisible());
  },
};
