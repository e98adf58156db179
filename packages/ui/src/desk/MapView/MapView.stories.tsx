import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MapView, type MapPoint, type MapProvider } from './index.ts';
import { planProvider } from './planProvider.ts';

const points: MapPoint[] = [
  { id: 'tverskaya', name: 'Тверская, 12', hint: 'Сегодня до 21:00', lat: 55.7637, lng: 37.6065 },
  { id: 'arbat', name: 'Арбат, 24', hint: 'Круглосуточно', lat: 55.7497, lng: 37.5915 },
  { id: 'taganka', name: 'Таганская площадь, 10/2', hint: 'Завтра с 9:00', lat: 55.7412, lng: 37.6549 },
  {
    id: 'shop',
    name: 'Магазин «Пион и точка»',
    hint: 'Забрать через 40 минут',
    kind: 'shop',
    lat: 55.7571,
    lng: 37.6389,
  },
];

const provider: MapProvider = {
  ...planProvider,
  attribution: [{ text: '© План города', href: 'https://example.com/plan' }],
};

const silent: MapProvider = { mount: () => ({ update: () => {}, destroy: () => {} }) };

/** Fails the first time, as a network that has come back. */
function failingOnce(): MapProvider {
  let attempts = 0;
  return {
    mount(element, options) {
      attempts += 1;
      if (attempts > 1) return planProvider.mount(element, options);
      throw new Error('No network');
    },
  };
}

const meta = {
  title: 'Рабочий стол/Поля и числа/Карта · MapView',
  id: 'map-view',
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

const markerOf = (canvasElement: HTMLElement, name: string) =>
  canvasElement.querySelector<HTMLElement>(`[title="${name}"]`) ?? canvasElement;

export const Pickup: Story = {
  name: 'Пункты выдачи',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Арбат/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('arbat');
    await waitFor(() => expect(markerOf(canvasElement, 'Арбат, 24')).toHaveAttribute('data-chosen'));
    await userEvent.click(markerOf(canvasElement, 'Тверская, 12'));
    await expect(args.onChange).toHaveBeenLastCalledWith('tverskaya');
    await expect(canvas.getByRole('radio', { name: /^Тверская/ })).toBeChecked();
    const link = canvas.getByRole('link', { name: 'Открыть в Картах: Тверская, 12' });
    await expect(link).toHaveAttribute('href', 'https://yandex.ru/maps/?pt=37.6065,55.7637&z=16&l=map');
    await userEvent.click(canvas.getByRole('button', { name: 'Приблизить' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Отдалить' }));
  },
};

export const Delivery: Story = {
  name: 'Где курьер',
  args: {
    label: 'Где заказ',
    defaultValue: 'courier',
    points: [
      { id: 'shop', name: 'Магазин «Пион и точка»', hint: 'Собран в 12:10', kind: 'shop', lat: 55.7571, lng: 37.6389 },
      { id: 'courier', name: 'Курьер Тимур', hint: 'Будет в 12:45', kind: 'courier', lat: 55.7497, lng: 37.6115 },
      { id: 'home', name: 'Получатель', hint: 'Арбат, 24, подъезд 2', kind: 'recipient', lat: 55.7412, lng: 37.5915 },
    ],
  },
};

const streets = ['Арбат', 'Маросейка', 'Пятницкая', 'Неглинная', 'Сретенка', 'Остоженка', 'Покровка', 'Таганская'];

export const Many: Story = {
  name: 'Много мест: список прокручивается к выбранному',
  args: {
    points: streets.map((name, place) => ({
      id: name,
      name: `${name}, ${place + 4}`,
      hint: 'Сегодня до 21:00',
      lat: 55.74 + ((place * 5) % 8) / 100,
      lng: 37.58 + place / 50,
    })),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(markerOf(canvasElement, 'Таганская, 11'));
    await expect(args.onChange).toHaveBeenLastCalledWith('Таганская');
    const chosen = canvas.getByRole('radio', { name: /^Таганская/ });
    await expect(chosen).toBeChecked();
    const map = canvasElement.querySelector('[data-part="map"]') ?? canvasElement;
    await waitFor(() =>
      expect(chosen.getBoundingClientRect().bottom).toBeLessThanOrEqual(map.getBoundingClientRect().bottom + 1),
    );
    await expect(window.scrollY).toBe(0);
  },
};

export const WithoutProvider: Story = {
  name: 'Без карты: только список',
  args: { provider: undefined, hrefOf: null, defaultValue: 'arbat' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Loading: Story = {
  name: 'Карта загружается',
  args: { provider: silent },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем карту');
    await userEvent.click(canvas.getByRole('radio', { name: /^Таганская/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('taganka');
  },
};

export const Failed: Story = {
  name: 'Карта не загрузилась',
  args: {
    provider: {
      mount: () => {
        throw new Error('No network');
      },
    },
    onFailure: fn<(error: unknown) => void>(),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Карта не загрузилась')).toBeVisible();
    await expect(args.onFailure).toHaveBeenCalledWith(new Error('No network'));
    await userEvent.click(canvas.getByRole('radio', { name: /^Тверская/ }));
    await expect(canvas.getByRole('radio', { name: /^Тверская/ })).toBeChecked();
  },
};

export const Retried: Story = {
  name: 'Загрузилась со второго раза',
  args: { provider: failingOnce(), defaultValue: 'shop' },
  play: async ({ canvas }) => {
    // A second play of the story finds the map loaded.
    const retry = canvas.queryByRole('button', { name: 'Повторить' });
    if (retry) await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByText('Карта не загрузилась')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Отдалить' })).toBeVisible();
  },
};

export const Invalid: Story = {
  name: 'С ошибкой',
  args: { isRequired: true, error: 'Выберите, откуда заберёте букет' },
};

export const Disabled: Story = { name: 'Недоступно', args: { isDisabled: true, defaultValue: 'tverskaya' } };
