import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { product } from '../../fixtures/products.ts';
import { ProductGallery } from '../ProductGallery/index.ts';
import { ProductLayout } from '../ProductLayout/index.ts';
import { BuyBar, BuyBox, BuyButtons } from './index.ts';

const events = { onAdd: fn(), onBuyNow: fn(), onFavorite: fn() };

const meta = {
  title: 'Магазин/Покупка',
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
