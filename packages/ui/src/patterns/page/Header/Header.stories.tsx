import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CatalogMenu } from '../CatalogMenu/index.ts';
import { headerLinks } from '../../fixtures/links.ts';
import { picture } from '../../fixtures/pictures.ts';
import { categoryTree } from '../../fixtures/products.ts';
import { Header } from './index.ts';

const meta = {
  title: 'Магазин/Страница/Шапка · Header',
  id: 'header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    links: headerLinks,
    cityName: 'Нижний Новгород',
    nearestDelivery: 'Ближайшая доставка сегодня в 12:40',
    favoritesHref: '/favorites',
    chatHref: '/chat',
    chatCount: 3,
    noticeHref: '/my/notices',
    noticeCount: 2,
    onNoticeClick: fn(),
    cartCount: 3,
    isSignedIn: true,
    onCartClick: fn(),
    onCatalogClick: fn(),
    onCityClick: fn(),
  },
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedIn: Story = {
  name: 'Покупатель вошёл',
  args: { onSearch: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Нижний Новгород/ }));
    await expect(args.onCityClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Каталог' }));
    await expect(args.onCatalogClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: /^Корзина.*3.товара/ }));
    await expect(args.onCartClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: /^Уведомления.*2.непрочитанных/ }));
    await expect(args.onNoticeClick).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Поиск по каталогу' }), ' пионы {Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('пионы');
  },
};
export const Picture: Story = {
  name: 'Покупатель с фото',
  args: { profilePicture: picture(0).url },
  play: async ({ canvas }) => {
    const profile = canvas.getByRole('link', { name: 'Профиль' });
    await expect(profile.querySelector('img')).toBeVisible();
  },
};
export const Guest: Story = {
  name: 'Гость',
  args: { isSignedIn: false, cartCount: 0, chatHref: undefined, noticeHref: undefined, cityName: null },
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
