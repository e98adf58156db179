import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CitySelect, type CityOption } from './index.ts';

const cities: CityOption[] = [
  { id: 1, name: 'Москва', region: 'Москва' },
  { id: 2, name: 'Нижний Новгород', region: 'Нижегородская область' },
  { id: 3, name: 'Новосибирск', region: 'Новосибирская область' },
  { id: 4, name: 'Орёл', region: 'Орловская область' },
];

function Example({ name }: { name?: string }) {
  const [city, setCity] = useState<CityOption | null>(cities[0] ?? null);
  return <CitySelect name={name} items={cities} value={city} onChange={setCity} />;
}

const meta = { title: 'Поля/Город · CitySelect', id: 'city-select', component: Example } satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Выбор и возврат',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    await userEvent.clear(input);
    await userEvent.type(input, 'нов');
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Нижний Новгород');
    await userEvent.clear(input);
    await userEvent.type(input, 'оре');
    await expect(canvas.getByRole('status')).toHaveTextContent('Найден 1 город');
    await userEvent.tab();
    await expect(input).toHaveValue('Нижний Новгород');
    await userEvent.clear(input);
    await userEvent.type(input, 'орел');
    await userEvent.tab();
    await expect(input).toHaveValue('Орёл');
  },
};

export const Cleared: Story = {
  name: 'Очищено',
  args: { name: 'city' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('combobox', { name: 'Город' });
    const sent = canvasElement.querySelector('input[name="city"]');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));
    await expect(input).toHaveFocus();
    await expect(sent).toHaveValue('');
    await userEvent.type(input, 'орёл');
    await expect(sent).toHaveValue('4');
    await userEvent.clear(input);
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Москва'));
    await expect(sent).toHaveValue('1');
  },
};
