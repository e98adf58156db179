import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { deskToday } from '../../fixtures/desk.ts';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { OrderPeople } from './index.ts';

const meta = {
  title: 'Магазин/Кабинет/Кому и куда · OrderPeople',
  id: 'order-people',
  component: OrderPeople,
  parameters: { layout: 'padded' },
  args: { order: deskOrder, today: deskToday, chatHref: '/chat/4', onCopy: fn(), onCourier: fn() },
} satisfies Meta<typeof OrderPeople>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Delivery: Story = {
  name: 'Доставка: звонок, копия, маршрут',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Позвонить получателю/ })).toHaveAttribute(
      'href',
      'tel:+79103842715',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать адрес' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      'Нижний Новгород, Белинского, 63, кв. 42, подъезд 3, этаж 7, домофон 42К',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Маршрут' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Яндекс Карты' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: '2ГИС' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Сменить курьера' }));
    await expect(args.onCourier).toHaveBeenCalledOnce();
  },
};
export const Pickup: Story = {
  name: 'Самовывоз',
  args: {
    order: {
      ...deskOrder,
      deliveryType: 'PICKUP',
      address: null,
      courier: null,
      isAnonymous: false,
      recipient: { ...deskOrder.recipient, isOther: false },
    },
  },
};
export const ForCourier: Story = {
  name: 'Без покупателя и телефона',
  args: {
    order: { ...deskOrder, customer: null, recipient: { ...deskOrder.recipient, phone: null } },
    chatHref: undefined,
  },
};
export const AwaitsAddress: Story = {
  name: 'Адрес уточняет получатель',
  args: { order: { ...deskOrder, address: null } },
};
