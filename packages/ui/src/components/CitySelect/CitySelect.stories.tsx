import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { CitySelect, type CityOption } from './index.ts';

const cities: CityOption[] = [
  { id: 1, name: 'Москва', region: 'Москва' },
  { id: 2, name: 'Нижний Новгород', region: 'Нижегородская область' },
  { id: 3, name: 'Новосибирск', region: 'Новосибирская область' },
  { id: 4, name: 'Орёл', region: 'Орловская область' },
];

function Example() {
  const [city, setCity] = useState<CityOption | null>(cities[0] ?? null);
  return <CitySelect items={cities} value={city} onChange={setCity} />;
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
    await userEvent.type(input, 'орел');
    await expect(canvas.getByRole('status')).toHaveTextContent('Найден 1 город');
    await userEvent.tab();
    await expect(input).toHaveValue('Нижний Новгород');
  },
};
