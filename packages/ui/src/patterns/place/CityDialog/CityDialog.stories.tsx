import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { cities } from '../../fixtures/delivery.ts';
import { CityDialog, type CityDialogProps } from './index.ts';

const meta = {
  title: 'Магазин/Город/Выбор города · CityDialog',
  id: 'city-dialog',
  component: CityDialog,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, cities, currentId: 3, search: '', onClose: fn(), onSearch: fn(), onSelect: fn() },
} satisfies Meta<typeof CityDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cities: Story = {
  name: 'Города: найти и выбрать',
  play: async ({ args }) => {
    const search = await screen.findByRole('searchbox', { name: 'Название города' });
    await userEvent.type(search, 'К');
    await expect(args.onSearch).toHaveBeenLastCalledWith('К');
    await expect(screen.getByRole('button', { current: true })).toHaveTextContent('Нижний Новгород');
    await userEvent.click(screen.getByRole('button', { name: /^Казань/ }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }));
  },
};
export const Offered: Story = {
  name: 'С магазинами и городом по сети',
  args: { citiesWithShops: cities.slice(0, 3), guessedCity: cities[3] },
  play: async ({ args }) => {
    const withShops = within(await screen.findByRole('group', { name: 'Где есть наши магазины' }));
    await userEvent.click(withShops.getByRole('button', { name: 'Москва' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 1 }));
    await userEvent.click(screen.getByRole('button', { name: 'Определить по сети: Казань' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.objectContaining({ id: 4 }));
  },
};
export const Guessed: Story = {
  name: 'Город по сети уже выбран',
  args: { guessedCity: cities[2] },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Куда везти цветы' });
    await expect(screen.queryByRole('button', { name: /^Определить по сети/ })).toBeNull();
  },
};
export const Nothing: Story = { name: 'Не нашлось', args: { cities: [], search: 'Зурбаган' } };
export const Loading: Story = { name: 'Загрузка', args: { cities: [], isLoading: true } };
export const Phone: Story = {
  name: 'На телефоне',
  args: { citiesWithShops: cities.slice(0, 3), guessedCity: cities[3] },
  globals: { viewport: { value: 'phone' } },
};

function Searched(args: CityDialogProps) {
  const [search, setSearch] = useState('');
  return <CityDialog {...args} search={search} onSearch={setSearch} />;
}

export const Escape: Story = {
  name: 'Escape очищает поиск, второй раз – закрывает',
  render: (args) => <Searched {...args} />,
  play: async ({ args }) => {
    const search = await screen.findByRole('searchbox', { name: 'Название города' });
    await userEvent.type(search, 'Каз{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(search).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
