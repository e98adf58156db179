import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { cities } from '../../fixtures/delivery.ts';
import { CityDialog } from './index.ts';

const meta = {
  title: 'Магазин/Город/Выбор города · CityDialog',
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
export const Nothing: Story = { name: 'Не нашлось', args: { cities: [], search: 'Зурбаган' } };
export const Loading: Story = { name: 'Загрузка', args: { cities: [], isLoading: true } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
