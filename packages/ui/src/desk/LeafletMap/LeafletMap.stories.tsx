import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MapView, type MapPoint } from '../MapView/index.ts';
import { leafletProvider } from './index.ts';

const points: MapPoint[] = [
  { id: 'tverskaya', name: 'Тверская, 12', hint: 'Сегодня до 21:00', lat: 55.7637, lng: 37.6065 },
  { id: 'arbat', name: 'Арбат, 24', hint: 'Круглосуточно', lat: 55.7497, lng: 37.5915 },
  { id: 'taganka', name: 'Таганская площадь, 10/2', hint: 'Завтра с 9:00', lat: 55.7412, lng: 37.6549 },
];

// A drawn tile: stories need no network.
const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef0e6" d="M0 0h256v256H0z"/><path fill="#d5e6cf" d="M30 34h74v58H30zM150 150h82v74h-82z"/><path stroke="#fff" stroke-width="10" d="M0 128h256M128 0v256M0 0l256 256"/></svg>`;

const attribution = [{ text: '© Участники OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }];
const provider = leafletProvider({ tiles: `data:image/svg+xml,${encodeURIComponent(tile)}`, attribution });
const broken = leafletProvider({ tiles: 'data:image/png,none', attribution });

const meta = {
  title: 'Рабочий стол/Поля и числа/Карта на Leaflet · LeafletMap',
  id: 'leaflet-map',
  component: MapView,
  parameters: { layout: 'padded' },
  args: {
    label: 'Откуда забрать букет',
    points,
    provider,
    onChange: fn<(id: string) => void>(),
  },
} satisfies Meta<typeof MapView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  name: 'Тайлы и метки',
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Приблизить' })).toBeVisible();
    const marker = canvasElement.querySelector<HTMLElement>('[title="Арбат, 24"]') ?? canvasElement;
    await userEvent.click(marker);
    await expect(args.onChange).toHaveBeenLastCalledWith('arbat');
    await expect(canvas.getByRole('radio', { name: /^Арбат/ })).toBeChecked();
    await waitFor(() => expect(marker).toHaveAttribute('data-chosen'));
    // Markers are no stops for Tab: the list is the keyboard's way.
    await expect(canvasElement.querySelectorAll('[data-part="map"] [tabindex]')).toHaveLength(0);
    // The wrapper of Leaflet, because the pin itself grows when it is chosen.
    const place = () => marker.closest('.leaflet-marker-icon')?.getBoundingClientRect().x ?? 0;
    const before = place();
    await userEvent.click(canvas.getByRole('button', { name: 'Приблизить' }));
    await waitFor(() => expect(Math.abs(place() - before)).toBeGreaterThan(20));
    await userEvent.click(canvas.getByRole('button', { name: 'Отдалить' }));
    await waitFor(() => expect(place()).toBeCloseTo(before, 0));
  },
};

export const Center: Story = {
  name: 'Своё место и приближение',
  args: { center: { lat: 55.7497, lng: 37.5915 }, zoom: 15, defaultValue: 'arbat' },
};

export const Broken: Story = {
  name: 'Тайлы не загрузились',
  args: { provider: broken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Карта не загрузилась')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '© Участники OpenStreetMap' })).toBeVisible();
  },
};
