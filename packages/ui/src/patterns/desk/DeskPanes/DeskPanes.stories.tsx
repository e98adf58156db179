import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../../components/Button/index.ts';
import { fullHeight } from '../../fixtures/frames.css.ts';
import { deskNow, queueRows } from '../../fixtures/desk.ts';
import { ActionBar } from '../ActionBar/index.ts';
import { OrderRow } from '../OrderRow/index.ts';
import { DeskChat, DeskHead, DeskPanes, DeskSheet } from './index.ts';

const list = queueRows
  .slice(0, 4)
  .map((order) => <OrderRow key={order.id} order={order} href={`/my/shop/pion/orders/${order.id}`} now={deskNow} />);

const sheet = (
  <DeskSheet
    label="Заказ № 10526"
    foot={
      <ActionBar label="Действия с заказом № 10526">
        <Button>Отправить фото букета</Button>
      </ActionBar>
    }
  >
    <h2>Заказ № 10526</h2>
    <p>Букет «Зефир» из пионовидных роз, средний</p>
  </DeskSheet>
);

const meta = {
  title: 'Магазин/Кабинет/Список и лист · DeskPanes',
  id: 'desk-panes',
  component: DeskPanes,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={fullHeight}>
        <DeskHead title="Заказы" note="Суббота, 21 ноября" />
        <Story />
      </div>
    ),
  ],
  args: { list, sheet },
} satisfies Meta<typeof DeskPanes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {
  name: 'Лист рядом',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Заказ № 10526' })).toBeVisible();
  },
};
export const Resized: Story = {
  name: 'Ширина меняется клавишами и перетаскиванием',
  args: { widths: { sheet: 440 }, onResize: fn() },
  play: async ({ args, canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'Ширина заказа' });
    await expect(separator).toHaveAttribute('aria-valuenow', '440');
    separator.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onResize).toHaveBeenLastCalledWith({ sheet: 456 });
    await expect(separator).toHaveAttribute('aria-valuenow', '456');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '400');
    const { left, top } = separator.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: separator, coords: { clientX: left, clientY: top + 80 } },
      { target: separator, coords: { clientX: left - 100, clientY: top + 80 } },
      { keys: '[/MouseLeft]', target: separator },
    ]);
    await expect(args.onResize).toHaveBeenLastCalledWith({ sheet: 500 });
    await userEvent.dblClick(separator);
    await expect(args.onResize).toHaveBeenLastCalledWith({ sheet: 480 });
  },
};
export const Chat: Story = {
  name: 'Переписка на месте листа',
  args: {
    sheet: (
      <DeskChat label="Чат с покупателем, заказ № 10526">
        <h2>Анна Лебедева</h2>
        <p>Здравствуйте! Можно без лент?</p>
        <p>Написать сообщение</p>
      </DeskChat>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Чат с покупателем, заказ № 10526' })).toBeVisible();
  },
};
export const Wide: Story = { name: 'Своя страница листа', args: { isWide: true } };
export const Alone: Story = { name: 'Без листа', args: { sheet: undefined } };
export const Phone: Story = {
  name: 'На телефоне: лист вместо списка',
  globals: { viewport: { value: 'phone' } },
};
