import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { VirtualList, type VirtualListHandle, type VirtualListProps } from './index.ts';
import { frame } from '../../internal/scroller/frame.css.ts';

interface Order {
  id: number;
  note: string;
}

const notes = [
  'Букет из пионов',
  'Корзина «Большое летнее утро» с открыткой, которую курьер прочитает вслух у двери, и коробкой конфет',
  'Роза',
];
const orders = (from: number, to: number): Order[] =>
  Array.from({ length: to - from + 1 }, (_, place) => ({ id: from + place, note: notes[(from + place) % 3] ?? '' }));

const row = ({ id, note }: Order): ReactNode => (
  <Box layout={{ paddingTop: 12, paddingBottom: 12 }}>
    <Button variant="plain" size="s">
      {`Заказ ${id}`}
    </Button>
    <Text as="p">{note}</Text>
  </Box>
);

type ExampleProps = Partial<VirtualListProps<Order>>;

function Example(props: ExampleProps) {
  return (
    <div className={frame}>
      <VirtualList label="Заказы" items={orders(1, 1000)} keyOf={({ id }) => id} {...props}>
        {row}
      </VirtualList>
    </div>
  );
}

const meta = {
  title: 'Компоненты/Показ/Длинный список · VirtualList',
  id: 'virtual-list',
  component: Example,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thousand: Story = {
  name: 'Тысяча строк',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Заказы' });
    await waitFor(() => expect(canvas.getByText('Заказ 1')).toBeVisible());
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(40);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
    await expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    list.scrollTop = list.scrollHeight;
    await waitFor(() => expect(canvas.queryByText('Заказ 1')).toBeNull());
    // Where a list of unmeasured rows ends is found step by step; its beginning is stable.
    list.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText('Заказ 1')).toBeVisible());
  },
};

export const KeptFocus: Story = {
  name: 'Строка с фокусом не пропадает',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Заказы' });
    const second = await canvas.findByRole('button', { name: 'Заказ 2' });
    second.focus();
    list.scrollTop = 20_000;
    await waitFor(() => expect(canvas.queryByText('Заказ 5')).toBeNull());
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Заказ 3' })).toHaveFocus());
  },
};

export const Loading: Story = {
  name: 'Догружается',
  render: function LoadingExample() {
    const [count, setCount] = useState(30);
    return (
      <>
        <Example items={orders(1, count)} totalCount={60} onEndReached={() => setCount(60)} />
        <output>{`Загружено ${count}`}</output>
      </>
    );
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('group', { name: 'Заказы' });
    await expect((await canvas.findAllByRole('listitem'))[0]).toHaveAttribute('aria-setsize', '60');
    await expect(canvas.getByText('Загружено 30')).toBeVisible();
    // The end of a list of unmeasured rows is found step by step.
    await waitFor(
      () => {
        list.scrollTop = list.scrollHeight;
        return expect(canvas.getByText('Загружено 60')).toBeVisible();
      },
      { timeout: 5000 },
    );
    list.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText('Заказ 1')).toBeVisible());
  },
};

export const Chat: Story = {
  name: 'Растёт вверх',
  render: function ChatExample() {
    const [first, setFirst] = useState(41);
    const list = useRef<VirtualListHandle>(null);
    return (
      <>
        <Example items={orders(first, 80)} isGrowingUpwards={first === 1} ref={list} />
        <Button onClick={() => list.current?.scrollToIndex(20, { align: 'start' })}>К заказу 61</Button>
        <Button onClick={() => setFirst(1)}>Показать раньше</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'К заказу 61' }));
    const seen = await canvas.findByRole('button', { name: 'Заказ 61' });
    const top = () => Math.round(seen.getBoundingClientRect().top);
    await waitFor(() => expect(top()).toBeLessThan(60));
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Показать раньше' }));
    // Less than a row, although forty were added: rows above are measured only once visible.
    const box = canvas.getByRole('group');
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(2000));
    await expect(Math.abs(top() - before)).toBeLessThan(90);
    // At another width unmeasured rows shift the visible ones, so compare at the beginning, which is stable.
    box.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText('Заказ 1')).toBeVisible());
  },
};

export const Few: Story = { name: 'Две строки', args: { items: orders(1, 2) } };
export const Empty: Story = { name: 'Пусто', args: { items: [] } };
export const Phone: Story = { name: 'На телефоне', globals: { viewport: { value: 'phone' } } };
