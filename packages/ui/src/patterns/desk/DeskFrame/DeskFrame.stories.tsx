import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ClipboardIcon } from '../../../components/Icon/icons/ClipboardIcon.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { SettingsIcon } from '../../../components/Icon/icons/SettingsIcon.ts';
import { TruckIcon } from '../../../components/Icon/icons/TruckIcon.ts';
import { deskNow, deskPlace, deskToday, newRows, queueCounts, queueRows } from '../../fixtures/desk.ts';
import { DeskHead, DeskPanes } from '../DeskPanes/index.ts';
import { NewOrders } from '../NewOrders/index.ts';
import { OrderRow } from '../OrderRow/index.ts';
import { QueueFilters } from '../QueueFilters/index.ts';
import { queueSlots, SlotBoard } from '../SlotBoard/index.ts';
import { DeskFrame, DeskMore, type DeskSection } from './index.ts';

const sections: readonly DeskSection[] = [
  { id: 'orders', label: 'Заказы', href: '/my/shop/pion/orders', icon: <ClipboardIcon />, count: 2, isTab: true },
  { id: 'deliveries', label: 'Доставки', href: '/my/shop/pion/deliveries', icon: <TruckIcon />, isTab: true },
  { id: 'messages', label: 'Сообщения', href: '/chat', icon: <MessageIcon />, count: 3, isTab: true },
  {
    id: 'settings',
    label: 'Настройки магазина',
    href: '/my/shop/pion/settings',
    icon: <SettingsIcon />,
    note: 'часы, фото, замены, курьеры',
  },
];

const hrefOf = ({ id }: { id: number }) => `/my/shop/pion/orders/${id}`;

const queue = (
  <>
    <DeskHead title="Заказы" note="Суббота, 21 ноября. 7 заказов на 46 770 ₽" />
    <DeskPanes
      list={
        <>
          <QueueFilters value="QUEUE" counts={queueCounts} hrefOf={(filter) => `?filter=${filter}`} />
          <NewOrders orders={newRows} today={deskToday} now={deskNow} hrefOf={hrefOf} onStep={fn()} />
          <div>
            <SlotBoard slots={queueSlots(queueRows, { today: deskToday, time: '12:24' })}>
              {(order, isUrgent) => (
                <OrderRow
                  key={order.id}
                  order={order}
                  href={hrefOf(order)}
                  isUrgent={isUrgent}
                  isSelected={isUrgent}
                  onStep={fn()}
                  chatHref="/chat/4"
                  now={deskNow}
                />
              )}
            </SlotBoard>
          </div>
        </>
      }
    />
  </>
);

const meta = {
  title: 'Магазин/Кабинет/Рамка кабинета · DeskFrame',
  id: 'desk-frame',
  component: DeskFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    place: deskPlace,
    onSwitch: fn(),
    sections,
    current: 'orders',
    moreHref: '/my/shop/pion/more',
    accepting: { isChecked: true, onChange: fn() },
    person: { name: 'Ольга Веснина', href: '/my/settings' },
    notices: { href: '/my/notices', count: 4 },
    children: queue,
  },
} satisfies Meta<typeof DeskFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  name: 'Очередь: магазин, разделы, приём заказов',
  play: async ({ args, canvas, canvasElement }) => {
    const shop = canvas.getAllByRole('button', { name: /Пион и точка/ })[0] ?? canvasElement;
    await userEvent.click(shop);
    await expect(args.onSwitch).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('link', { current: 'page' })[0]).toHaveTextContent('Заказы');
    await userEvent.click(canvas.getByRole('switch', { name: 'Принимаем заказы' }));
    await expect(args.accepting?.onChange).toHaveBeenCalledWith(false);
  },
};
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { name: 'На планшете', globals: { viewport: { value: 'tablet' } } };
export const Back: Story = {
  name: 'Внутри заказа: «назад»',
  globals: { viewport: { value: 'phone' } },
  args: { back: { href: '/my/shop/pion/orders', label: 'К заказам', title: 'Заказ № 10531' }, children: null },
};
export const More: Story = {
  name: 'Страница «Ещё»',
  globals: { viewport: { value: 'phone' } },
  args: {
    current: 'more',
    children: <DeskMore sections={sections} accepting={{ isChecked: true, onChange: fn() }} />,
  },
};
