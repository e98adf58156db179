import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { cart, emptyCart } from '../../fixtures/carts.ts';
import { CartPanel } from './index.ts';

const meta = {
  title: 'Магазин/Корзина/Корзина · CartPanel',
  id: 'cart-panel',
  component: CartPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    cart,
    onClose: fn(),
    onPurchases: fn(),
    onToggle: fn(),
    onQuantity: fn(),
    onRemove: fn(),
    onClear: fn(),
    onCoupon: fn(),
    onCouponRemove: fn(),
  },
} satisfies Meta<typeof CartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

export const Full: Story = {
  name: 'Два магазина',
  play: async ({ args }) => {
    const panel = await screen.findByRole('dialog', { name: 'Корзина' });
    await expect(panel, 'CRT-01: the title').toHaveAccessibleName('Корзина');
    await expect(panel, 'CRT-02: the subtitle').toHaveTextContent('Товары из всех магазинов');
    await expect(panel, 'CRT-06: the total').toHaveTextContent(/19\s050\s₽/);
    await press('Мои покупки');
    await expect(args.onPurchases, 'CRT-03: link to the purchases').toHaveBeenCalledOnce();
    await press('Закрыть');
    await expect(args.onClose, 'CRT-04: the cross').toHaveBeenCalledOnce();
  },
};
export const Small: Story = {
  name: 'Только товары и итог',
  args: {
    cart: {
      carts: [
        {
          cartId: 1,
          service: { id: 1, name: 'Лампы' },
          items: [
            { cartProductId: 1, product: { id: 1, title: 'Лампа', price: 450_000 }, quantity: 2, isSelected: true },
          ],
        },
      ],
      selectedItemsCount: 2,
      selectedTotal: 900_000,
      totalAfterDiscount: 900_000,
    },
  },
  render: ({ isOpen, cart: given, onClose, onToggle, onQuantity, onRemove }) => (
    <CartPanel isOpen={isOpen} cart={given} {...{ onClose, onToggle, onQuantity, onRemove }} />
  ),
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Корзина' }));
    await expect(panel.queryByRole('link', { name: 'Лампа' })).toBeNull();
    await expect(panel.queryByRole('textbox', { name: 'Промокод' })).toBeNull();
    await press('Больше: Количество: Лампа');
    await expect(args.onQuantity).toHaveBeenCalledWith(args.cart.carts[0]?.items[0], 3);
  },
};
export const Changing: Story = {
  name: 'Выбрать, убавить, удалить, применить промокод',
  play: async ({ args }) => {
    const panel = within(await screen.findByRole('dialog', { name: 'Корзина' }));
    const [first, second] = args.cart.carts;
    const box = first?.items[1];
    const checkout = panel.getByRole('link', { name: 'Перейти к оформлению заказа' });
    await expect(checkout, 'CRT-08: link to the checkout').toHaveAttribute('href', '/checkout');
    const row = panel.getByRole('link', { name: box?.product.title ?? '' });
    await expect(row, 'CRT-09: link to the product').toHaveAttribute('href', `/products/${box?.product.slug}`);
    await userEvent.click(panel.getByRole('checkbox', { name: `Выбрать: ${box?.product.title}` }));
    await expect(args.onToggle).toHaveBeenLastCalledWith(box);
    await press(`Больше: Количество: ${box?.product.title}`);
    await expect(args.onQuantity).toHaveBeenLastCalledWith(box, 3);
    await press(`Удалить: ${box?.product.title}`);
    await expect(args.onRemove).toHaveBeenLastCalledWith(box);
    await press(`Удалить всё: ${second?.service.name}`);
    await expect(args.onClear).toHaveBeenLastCalledWith(2);
    await press('Убрать');
    await expect(args.onCouponRemove).toHaveBeenLastCalledWith(1);
    await userEvent.type(panel.getByRole('textbox', { name: 'Промокод' }), 'ЛЕТО{Enter}');
    await expect(args.onCoupon).toHaveBeenLastCalledWith(2, 'ЛЕТО');
  },
};
export const CouponError: Story = {
  name: 'Промокод не подошёл',
  args: { couponErrors: { 2: 'Срок действия промокода истёк' } },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Корзина' });
    const coupon = within(panel).getByRole('textbox', { name: 'Промокод' });
    await waitFor(() => expect(coupon).toHaveAccessibleDescription('Срок действия промокода истёк'));
    coupon.focus();
    // The rows scroll to the field; the panel and its heading stay.
    await expect(panel.scrollHeight).toBe(panel.clientHeight);
  },
};
export const Empty: Story = {
  name: 'CRT-05: пустая',
  args: { cart: emptyCart },
  play: async () => {
    await screen.findByText('Ваша корзина пуста');
    await expect(screen.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog');
  },
};
export const Loading: Story = { name: 'Загрузка', args: { isLoading: true } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
