import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CatalogMenu } from '../CatalogMenu/index.ts';
import { headerLinks } from '../../fixtures/links.ts';
import { categoryTree } from '../../fixtures/products.ts';
import { Header } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Шапка · Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    links: headerLinks,
    cityName: 'Нижний Новгород',
    nearestDelivery: 'Ближайшая доставка сегодня в 12:40',
    favoritesHref: '/favorites',
    chatHref: '/chat',
    chatCount: 3,
    cartCount: 3,
    isSignedIn: true,
    onCartClick: fn(),
    onCatalogClick: fn(),
    onCityClick: fn(),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = { name: 'Покупатель вошёл' };
export const Guest: Story = {
  name: 'Гость',
  args: { isSignedIn: false, cartCount: 0, chatHref: undefined, cityName: null },
};
export const Menu: Story = {
  name: 'Меню каталога открыто',
  args: { isCatalogOpen: true, catalogMenu: <CatalogMenu categories={categoryTree} /> },
};
export const LongCity: Story = {
  name: 'Длинный город',
  args: { cityName: 'Петропавловск-Камчатский' },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
