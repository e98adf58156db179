import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { product } from '../../fixtures/products.ts';
import { CardStepper } from '../../cart/CardStepper/index.ts';
import { ProductGallery } from '../ProductGallery/index.ts';
import { ProductLayout } from '../ProductLayout/index.ts';
import { BuyBar, BuyBox, BuyButtons } from './index.ts';

const events = { onAdd: fn(), onBuyNow: fn(), onFavorite: fn() };

const meta = {
  title: 'Магазин/Каталог/Покупка · BuyBox',
  id: 'buy-box',
  component: BuyBox,
  args: { product, buttons: <BuyButtons product={product} {...events} />, chatHref: '/chat' },
} satisfies Meta<typeof BuyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  name: 'Рядом со снимками',
  render: (args) => (
    <ProductLayout
      gallery={<ProductGallery pictures={product.mediaFiles} title={product.title} />}
      buyBox={<BuyBox {...args} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Пришлём фото перед отправкой')).toBeNull();
  },
};
export const Phone: Story = {
  name: 'На телефоне с панелью',
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <BuyBox {...args} />
      <BuyBar product={product} {...events} />
    </>
  ),
};
export const WithPhoto: Story = {
  name: 'Магазин присылает фото перед отправкой',
  args: { product: { ...product, seller: { ...product.seller, photoBeforeDelivery: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пришлём фото перед отправкой')).toBeVisible();
  },
};

const stepper = (size: 'l' | 'xl') => (
  <CardStepper title={product.title} value={2} max={9} size={size} onChange={fn()} onRemove={fn()} />
);

export const BesideInCart: Story = {
  name: 'Товар в корзине: счётчик и «В корзине»',
  render: (args) => (
    <ProductLayout
      gallery={<ProductGallery pictures={product.mediaFiles} title={product.title} />}
      buyBox={<BuyBox {...args} buttons={<BuyButtons product={product} {...events} addSlot={stepper('xl')} />} />}
    />
  ),
  play: async ({ canvas }) => {
    const opener = canvas.queryByRole('button', { name: 'В корзине' });
    // On a phone the buttons are in the bar.
    if (!opener) return;
    await userEvent.click(opener);
    await expect(events.onAdd).toHaveBeenCalled();
  },
};
export const PhoneInCart: Story = {
  name: 'Панель телефона: товар в корзине',
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BuyBar product={{ ...product, price: 12_490_000, oldPrice: 14_990_000 }} {...events} addSlot={stepper('l')} />
  ),
};
export const PhoneAbsent: Story = {
  name: 'Панель телефона: нет в наличии',
  globals: { viewport: { value: 'phone' } },
  render: () => <BuyBar product={{ ...product, isAvailable: false, oldPrice: null }} {...events} />,
};
export const Absent: Story = {
  name: 'Нет в наличии',
  args: {
    product: { ...product, isAvailable: false, oldPrice: null },
    buttons: <BuyButtons product={{ ...product, isAvailable: false }} {...events} />,
  },
};
export const LongWords: Story = {
  name: 'Длинные слова, ни отзывов, ни размеров',
  args: {
    product: {
      ...product,
      title: 'Достопримечательнейшая высокохудожественная композиция из среднеазиатских ранункулюсов',
      family: [],
      favoritesCount: 0,
      ratings: { rating: 0, reviewsCount: 0, histogram: [0, 0, 0, 0, 0] },
    },
  },
};

/** A stepper with its state in a store: the surrounding box does not re-render. */
function ChangingByItself() {
  const [isInCart, setIsInCart] = useState(true);
  return isInCart ? (
    <button type="button" onClick={() => setIsInCart(false)}>
      Убрать
    </button>
  ) : (
    <Button>Снова в корзину</Button>
  );
}

export const KeptFocus: Story = {
  name: 'Место в корзине меняется само, фокус остаётся',
  args: { buttons: <BuyButtons product={product} {...events} addSlot={<ChangingByItself />} /> },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Убрать' }).focus();
    await userEvent.keyboard('{Enter}');
    const next = await canvas.findByRole('button', { name: 'Снова в корзину' });
    await waitFor(() => expect(next).toHaveFocus());
  },
};
