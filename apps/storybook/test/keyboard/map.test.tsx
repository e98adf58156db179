import { leafletProvider } from '@vetka/ui/desk/LeafletMap';
import { MapView, type MapPoint, type MapProvider } from '@vetka/ui/desk/MapView';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as tables from '../../docs/keyboard/map.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, isThere, keyboardTable, matches, until } from './keys.ts';

const points: MapPoint[] = [
  { id: 'tverskaya', name: 'Тверская', lat: 55.7637, lng: 37.6065 },
  { id: 'arbat', name: 'Арбат', lat: 55.7497, lng: 37.5915 },
  { id: 'taganka', name: 'Таганка', lat: 55.7412, lng: 37.6549 },
];

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const attribution = [{ text: '© Участники', href: 'https://www.openstreetmap.org/copyright' }];
const leaflet = leafletProvider({ tiles: pixel, attribution });

let attempts = 0;
/** Its first map fails. */
const provider: MapProvider = {
  ...leaflet,
  mount(element, options) {
    attempts += 1;
    if (attempts === 1) throw new Error('No network');
    return leaflet.mount(element, options);
  },
};

const button = (name: string) => page.getByRole('button', { name });
const place = (name: string) => page.getByRole('radio', { name });
const retry = button('Повторить');
const after = button('Дальше');

function show(own: MapProvider, defaultValue: string | null) {
  mount(
    <>
      <MapView label="Откуда забрать" points={points} provider={own} defaultValue={defaultValue} />
      <button type="button">Дальше</button>
    </>,
  );
}

keyboardTable(
  tables.map,
  async () => {
    show(leaflet, 'tverskaya');
    await until(isThere(button('Отдалить')));
    focusOn(place('Тверская'));
  },
  {
    'Tab reaches the buttons of the map, not its markers': [
      () => {
        focusOn(button('Приблизить'));
        return userEvent.keyboard('{Tab}');
      },
      hasFocus(button('Отдалить')),
    ],
    'Tab after the buttons and the owner of the data reaches the list': [
      () => {
        focusOn(button('Отдалить'));
        return userEvent.keyboard('{Tab}{Tab}');
      },
      hasFocus(place('Тверская')),
    ],
    'Down Arrow chooses the next place': [['ArrowDown'], matches(place('Арбат'), ':checked:focus')],
    'Up Arrow on the first place chooses the last': [['ArrowUp'], matches(place('Таганка'), ':checked:focus')],
    'Space chooses the place with the focus': [
      () => {
        focusOn(place('Арбат'));
        return userEvent.keyboard(' ');
      },
      matches(place('Арбат'), ':checked'),
    ],
    'Tab reaches the link of the chosen place': [
      ['ArrowDown', 'Tab'],
      hasFocus(page.getByRole('link', { name: 'Открыть в Картах: Арбат' })),
    ],
    'Tab after the link leaves the map': [['Tab', 'Tab'], hasFocus(after)],
    'Enter on «Повторить» keeps the focus': [
      async () => {
        attempts = 0;
        show(provider, null);
        await until(isThere(retry));
        focusOn(retry);
        await userEvent.keyboard('{Enter}');
      },
      () => document.activeElement?.matches('[aria-label="Отдалить"]') ?? false,
    ],
  },
);

test('a drag that begins on a marker moves the map and chooses nothing', async () => {
  show(leaflet, 'tverskaya');
  await until(isThere(button('Отдалить')));
  const marker = document.querySelector<HTMLElement>('[title="Арбат"]') ?? document.body;
  const { x, y } = marker.getBoundingClientRect();
  const send = (type: string, target: EventTarget, shift: number) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, view: window, clientX: x + 9 + shift, clientY: y + 9 + shift }),
    );
  send('mousedown', marker, 0);
  send('mousemove', document.body, 20);
  send('mousemove', document.body, 40);
  await expect.poll(() => marker.getBoundingClientRect().x).toBeGreaterThan(x + 20);
  send('mouseup', document.body, 40);
  send('click', marker, 40);
  await expect.element(place('Арбат')).not.toBeChecked();
  await userEvent.click(marker);
  await expect.element(place('Арбат')).toBeChecked();
});
