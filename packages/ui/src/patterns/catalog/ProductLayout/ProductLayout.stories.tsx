import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { product } from '../../fixtures/products.ts';
import { BuyBox, BuyButtons } from '../BuyBox/index.ts';
import { ProductGallery } from '../ProductGallery/index.ts';
import { ProductLayout } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/Первый экран товара · ProductLayout',
  id: 'product-layout',
  component: ProductLayout,
  args: {
    gallery: <ProductGallery pictures={product.mediaFiles} title={product.title} />,
    buyBox: <BuyBox product={product} buttons={<BuyButtons product={product} onAdd={fn()} onBuyNow={fn()} />} />,
  },
} satisfies Meta<typeof ProductLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { name: 'Рядом' };
