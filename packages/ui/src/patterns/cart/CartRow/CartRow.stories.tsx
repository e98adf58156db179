import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { cart } from '../../fixtures/carts.ts';
import { CartRow } from './index.ts';

const items = cart.carts.flatMap((subCart) => subCart.items);
const [item] = items;
const changed = items.find(({ changedFrom }) => changedFrom !== null);
const absent = items.find(({ isAvailable }) => !isAvailable);
if (!item || !changed || !absent) throw new Error('В примерах нет строк корзины');

const meta = {
  title: 'Магазин/Корзина/Строка корзины · CartRow',
  id: 'cart-row',
  component: CartRow,
  args: { item, onToggle: fn(), onQuantity: fn(), onRemove: fn() },
  render: (args) => (
    <ul>
      <CartRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof CartRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = { name: 'Обычная' };
export const Changed: Story = { name: 'Цена изменилась', args: { item: changed } };
export const Absent: Story = { name: 'Нет в наличии', args: { item: absent } };
export const Refused: Story = { name: 'Столько нет', args: { error: 'Доступно 3 шт' } };
const oversold = { ...item, quantity: 5, product: { ...item.product, stock: 2 } };
export const Oversold: Story = {
  name: 'В корзине больше, чем осталось',
  args: { item: oversold },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Меньше/ }));
    await expect(args.onQuantity).toHaveBeenLastCalledWith(oversold, 2);
  },
};
export const Excess: Story = {
  name: 'Просят больше, чем есть',
  args: { item: { ...item, quantity: 2, product: { ...item.product, stock: 3 } } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await expect(args.onQuantity).toHaveBeenLastCalledWith(args.item, 3);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Доступно 3 шт');
    await userEvent.click(canvas.getByRole('button', { name: /^Меньше/ }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const Busy: Story = { name: 'Меняется', args: { isLoading: true } };
