import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { deskPlaces } from '../../fixtures/desk.ts';
import { ShopSwitcher } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Где вы сейчас · ShopSwitcher',
  id: 'shop-switcher',
  component: ShopSwitcher,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
  args: {
    isOpen: true,
    onClose: fn(),
    places: deskPlaces,
    current: deskPlaces[0]?.service.slug,
    hrefOf: ({ service }) => `/my/shop/${service.slug}/orders`,
    personName: 'Ольга Веснина',
    newShopHref: '/my/shop/new',
  },
} satisfies Meta<typeof ShopSwitcher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: 'Три магазина',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Где вы сейчас' });
    await expect(dialog).toHaveTextContent('Владелец, 2 новых заказа');
    await expect(dialog).toHaveTextContent('Курьер, 5 доставок сегодня');
    await expect(screen.getByRole('link', { current: true })).toHaveTextContent('Пион и точка');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const One: Story = {
  name: 'Один, на телефоне',
  args: { places: deskPlaces.slice(1, 2), newShopHref: undefined },
  globals: { viewport: { value: 'phone' } },
};
