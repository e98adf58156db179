import { cheaperToday } from '@vetka/domain/catalog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { Container } from '../../../components/Container/index.ts';
import { productCard } from '../../fixtures/products.ts';
import { ProductCard } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/Карточка товара · ProductCard',
  id: 'product-card',
  component: ProductCard,
  args: { product: productCard(0), onFavorite: fn(), onAdd: fn(), level: 2 },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sale: Story = {
  name: 'Со скидкой: в корзину, в избранное',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^В корзину:/ }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.product);
    await userEvent.click(canvas.getByRole('button', { name: 'В избранное' }));
    await expect(args.onFavorite).toHaveBeenCalledWith(args.product);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', `/products/${args.product.slug}`);
  },
};
export const Reading: Story = {
  name: 'Только чтение',
  render: ({ product, level = 2 }) => <ProductCard product={product} level={level} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};
export const Small: Story = {
  name: 'Только название и цена',
  args: { product: { id: 1, title: 'Лампа', price: 450_000 } },
  render: ({ product, onAdd }) => <ProductCard product={product} onAdd={onAdd} level={2} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Лампа' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'В корзину: Лампа' }));
    await expect(args.onAdd).toHaveBeenCalledWith(args.product);
  },
};
export const Favorite: Story = { name: 'В избранном', args: { product: productCard(3) } };
export const New: Story = { name: 'Новинка без отзывов', args: { product: productCard(6) } };
export const CheaperToday: Story = {
  name: 'Сегодня дешевле',
  args: { product: { ...productCard(0), badge: cheaperToday } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(cheaperToday)).toBeVisible();
    await expect(canvas.queryByText(/−\d+/)).toBeNull();
  },
};
export const Adding: Story = { name: 'Добавляем', args: { isAdding: true } };
export const Absent: Story = { name: 'Нет в наличии', args: { product: { ...productCard(1), isAvailable: false } } };
export const InCart: Story = {
  name: 'Вместо кнопки другое',
  args: {
    action: (
      <Button size="s" isFullWidth>
        Уже в корзине
      </Button>
    ),
  },
};
export const LongWords: Story = {
  name: 'Длинные слова и без снимка',
  args: {
    product: {
      ...productCard(0),
      title: 'Достопримечательнейшая композиция из среднеазиатских ранункулюсов',
      image: null,
      service: { ...productCard(0).service, name: 'Мастерская флористических высокохудожественных композиций' },
      price: 12_345_600,
      oldPrice: 23_456_700,
    },
  },
  globals: { viewport: { value: 'phone' } },
};
