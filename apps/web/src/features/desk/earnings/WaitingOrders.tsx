import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { exactRoubles, moneyOrderText, type WaitingMoney, type WaitingMoneys } from '@vetka/domain/ledger';
import { DataTable, type DataColumn } from '@vetka/ui/desk/DataTable';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { MoreRows } from './MoreRows.tsx';
import { useDesk } from '../DeskContext.ts';
import * as styles from './money.css.ts';
import { expectationText } from './moneyText.ts';

interface WaitingOrdersProps {
  list: UseInfiniteQueryResult<InfiniteData<WaitingMoneys>>;
  onOpen: (order: number) => void;
}

const columnsOf = (timeZone: string, onOpen: WaitingOrdersProps['onOpen']): DataColumn<WaitingMoney>[] => [
  {
    id: 'order',
    title: 'Заказ',
    cell: ({ order }) => (
      <button type="button" className={styles.opens} onClick={() => onOpen(order.id)}>
        {moneyOrderText(order)}
      </button>
    ),
  },
  { id: 'when', title: 'Когда', cell: (row) => expectationText(row, timeZone) },
  { id: 'amount', title: 'Вам', align: 'end', cell: ({ amount }) => <b>{exactRoubles(amount)}</b> },
];

/** Orders with pending money, the earliest first. */
export function WaitingOrders({ list, onOpen }: WaitingOrdersProps) {
  const { timeZone } = useDesk().place;
  const rows = list.data?.pages.flatMap(({ data }) => data);
  if (!rows) return <NotLoaded query={list} />;
  if (rows.length === 0) {
    const text = 'Деньги за новый заказ ждут здесь, пока покупатель может открыть спор: три дня после доставки';
    return <EmptyMessage level={2} title="Ничего не ждёт" text={text} action={null} />;
  }
  return (
    <>
      <DataTable
        caption="Заказы, деньги за которые ждут"
        rows={rows}
        keyOf={({ order }) => order.id}
        columns={columnsOf(timeZone, onOpen)}
      />
      <MoreRows list={list} />
    </>
  );
}
