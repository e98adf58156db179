import { Accordion } from '@vetka/ui/Accordion';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { Button } from '@vetka/ui/Button';
import { Carousel } from '@vetka/ui/Carousel';
import { Gallery } from '@vetka/ui/Gallery';
import { TabLinks } from '@vetka/ui/Tabs';
import { page } from 'vitest/browser';
import * as tables from '../../docs/keyboard/navigation.ts';
import { mount } from '../mount.tsx';
import { focusOn, hasFocus, keyboardTable, matches } from './keys.ts';

const sections = ['Уход', 'Доставка', 'Возврат'].map((title) => ({ id: title, title, content: `Текст: ${title}` }));
const heading = (name: string) => page.getByRole('button', { name });
const isOpen = (name: string, expanded: boolean) => matches(heading(name), `[aria-expanded="${expanded}"]`);

keyboardTable(
  tables.accordion,
  () => {
    mount(<Accordion sections={sections} />);
    focusOn(heading('Уход'));
  },
  {
    'Enter opens the section': [['Enter'], isOpen('Уход', true)],
    'Space opens the section': [[' '], isOpen('Уход', true)],
    'Enter on an open section closes it': [['Enter', 'Enter'], isOpen('Уход', false)],
    'Tab moves to the next heading': [['Tab'], hasFocus(heading('Доставка'))],
    'Shift+Tab moves to the previous heading': [['Tab', 'Shift+Tab'], hasFocus(heading('Уход'))],
    'Down Arrow moves to the next heading': [['ArrowDown'], hasFocus(heading('Доставка'))],
    'Up Arrow moves to the previous heading': [['End', 'ArrowUp'], hasFocus(heading('Доставка'))],
    'Home moves to the first heading': [['End', 'Home'], hasFocus(heading('Уход'))],
    'End moves to the last heading': [['End'], hasFocus(heading('Возврат'))],
  },
);

const link = (name: string) => page.getByRole('link', { name });
const crumbs = [{ label: 'Главная', href: '#main' }, { label: 'Каталог', href: '#catalog' }, { label: 'Розы' }];

keyboardTable(
  tables.breadcrumb,
  () =>
    mount(
      <>
        <Breadcrumbs items={crumbs} />
        <Button>После</Button>
      </>,
    ),
  {
    'Tab moves through the links': [['Tab', 'Tab'], hasFocus(link('Каталог'))],
    'Tab passes the page itself by, which is no link': [
      ['Tab', 'Tab', 'Tab'],
      hasFocus(page.getByRole('button', { name: 'После' })),
    ],
  },
);

const tabs = [
  { href: '#photos', label: 'Фото' },
  { href: '#articles', label: 'Статьи' },
];

keyboardTable(tables.tabLinks, () => mount(<TabLinks label="Разделы" items={tabs} current="#photos" />), {
  'Tab moves from link to link': [['Tab', 'Tab'], hasFocus(link('Статьи'))],
});

const row = page.getByRole('group', { name: 'Похожие товары' }).last();
const scrolled = () => row.element().scrollLeft > 0;

keyboardTable(
  tables.carousel,
  () =>
    mount(
      <Carousel label="Похожие товары">
        {Array.from({ length: 20 }, (_, place) => (
          <a key={place} href={`#${place}`}>
            Товар {place + 1}
          </a>
        ))}
      </Carousel>,
    ),
  {
    'Tab moves to the row': [['Tab'], hasFocus(row)],
    'Right Arrow scrolls the row': [['Tab', 'ArrowRight'], scrolled],
    'Tab moves through what is in the row': [['Tab', 'Tab', 'Tab'], hasFocus(link('Товар 2'))],
  },
);

const pictures = [1, 2, 3].map((number) => ({ src: `/media/bouquet-${number}.webp`, alt: `Снимок ${number}` }));
const slides = page.getByRole('group', { name: 'Фотографии: Пионы' });
const isShown = (place: number) =>
  matches(page.getByRole('button', { name: `Фото ${place}` }), '[aria-current="true"]');

keyboardTable(
  tables.gallery,
  () => {
    mount(<Gallery label="Пионы" pictures={pictures} />);
    focusOn(slides);
  },
  {
    'Right Arrow shows the next picture': [['ArrowRight'], isShown(2)],
    'Left Arrow shows the previous picture': [['ArrowRight', 'ArrowLeft'], isShown(1)],
  },
);
