import type { Meta, StoryObj } from '@storybook/react-vite';
import { product } from '../../fixtures/products.ts';
import { ProductDetails } from './index.ts';

const meta = {
  title: 'Магазин/Каталог/О товаре · ProductDetails',
  id: 'product-details',
  component: ProductDetails,
  args: { product },
} satisfies Meta<typeof ProductDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bouquet: Story = { name: 'Букет' };
export const Bare: Story = {
  name: 'Только описание',
  args: { product: { ...product, composition: [], attributes: [], care: '', height: null, width: null, weight: null } },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
