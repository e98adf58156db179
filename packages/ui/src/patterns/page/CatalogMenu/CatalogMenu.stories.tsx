import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { categoryTree, productCards } from '../../fixtures/products.ts';
import { CatalogMenu } from './index.ts';

/** The third has no picture. */
const categories = categoryTree.map((category, index) => (index === 2 ? { ...category, image: null } : category));

const sections = [
  {
    title: 'Повод',
    links: [
      { href: '#birthday', label: 'День рождения', count: 89 },
      { href: '#mother', label: 'Маме', count: 57 },
    ],
  },
  { title: 'Цена', links: [{ href: '#cheap', label: 'До 3 000 ₽' }] },
];

const shops = [
  { href: '#mint', name: 'Мята и пион', note: '18 товаров' },
  { href: '#garden', name: 'Сад на Покровке', note: '19 товаров', colorIndex: 1 },
];
const banner = {
  href: '#peonies',
  title: 'Чаще всего берут',
  text: 'Букет из 25 розовых пионов',
  picture: productCards[0]?.image?.url ?? '',
};

const meta = {
  title: 'Магазин/Страница/Меню каталога · CatalogMenu',
  id: 'catalog-menu',
  component: CatalogMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    categories,
    hrefOf: ({ slug }) => `#${slug}`,
    sections,
    shops,
    banner,
    onNavigate: fn(),
    onSelect: fn(),
  },
} satisfies Meta<typeof CatalogMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tree: Story = {
  name: 'Стрелки и ссылка, которая закрывает меню',
  play: async ({ args, canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await expect(args.onSelect).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Все/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('link', { name: /^Все/ }));
    await expect(args.onNavigate).toHaveBeenCalled();
  },
};
