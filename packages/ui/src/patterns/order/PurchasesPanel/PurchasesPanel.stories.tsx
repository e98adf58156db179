import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LoadMore } from '../../../components/LoadMore/index.ts';
import { orders } from '../../fixtures/orders.ts';
import { PurchasesPanel } from './index.ts';

const meta = {
  title: 'Магазин/Покупки/Мои покупки · PurchasesPanel',
  id: 'purchases-panel',
  component: PurchasesPanel,
  parameters: { layout: 'fullscreen' },
  args: { isOpen: true, orders, onClose: fn(), onBack: fn(), onCancel: fn(), onHide: fn(), onShow: fn() },
} satisfies Meta<typeof PurchasesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const onMore = fn();

export const Orders: Story = {
  name: 'MYP-01: новый, отменённый, доставленный',
  args: { more: <LoadMore shown={3} total={12} onMore={onMore} /> },
  play: async ({ args }) => {
    const buttons = (name: RegExp) => screen.getAllByRole('button', { name });
    await screen.findByRole('dialog', { name: 'Мои покупки' });
    await expect(screen.getAllByRole('article')).toHaveLength(3);
    await expect(buttons(/^Скрыть/), 'MYP-13: each can be hidden').toHaveLength(3);
    const [pay, ...others] = screen.getAllByRole('link', { name: /^Оплатить/ });
    await expect(others, 'MYP-17: nothing else waits for payment').toHaveLength(0);
    await expect(pay, 'MYP-16: in a new tab').toHaveAttribute('target', '_blank');
    await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await expect(onMore).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  name: 'MYP-03: покупок нет',
  args: { orders: [] },
  play: async () => {
    await expect(await screen.findByText('Покупок пока нет')).toBeVisible();
    const catalog = screen.getByRole('link', { name: 'Перейти в каталог' });
    await expect(catalog, 'MYP-04: link to the catalogue').toHaveAttribute('href', '/catalog');
  },
};
export const Loading: Story = {
  name: 'MYP-02: загрузка',
  args: { isLoading: true },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Мои покупки' });
    await expect(within(panel).getByRole('img', { name: 'Загрузка' })).toBeVisible();
    await expect(within(panel).queryByRole('article')).toBeNull();
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
