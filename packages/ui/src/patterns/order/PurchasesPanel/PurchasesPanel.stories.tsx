import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { orders } from '../../fixtures/orders.ts';
import { PurchasesPanel } from './index.ts';

const meta = {
  title: 'Магазин/Покупки/Мои покупки · PurchasesPanel',
  component: PurchasesPanel,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, orders, onClose: fn(), onBack: fn(), onCancel: fn(), onHide: fn(), onShow: fn() },
} satisfies Meta<typeof PurchasesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = { name: 'Новый, отменённый, доставленный', args: { hasMore: true, onLoadMore: fn() } };
export const Empty: Story = { name: 'Покупок нет', args: { orders: [] } };
export const Loading: Story = { name: 'Загрузка', args: { isLoading: true } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
