import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { exactRoubles } from '@vetka/domain/ledger';
import { payoutMinimum, payoutStateLabels, type Payout, type Payouts } from '@vetka/domain/payout';
import { Badge } from '@vetka/ui/Badge';
import { DataTable, type DataColumn } from '@vetka/ui/desk/DataTable';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { MoreItems } from '../../../shell/lists/PagedItems.tsx';
import { useDesk } from '../DeskContext.ts';
import * as styles from './money.css.ts';
import { momentText, partsText, payoutMoment, payoutTitle, payoutTones } from './payoutText.ts';

interface PayoutListProps {
  list: UseInfiniteQueryResult<InfiniteData<Payouts>>;
  /** Opens the parts of a payout. */
  onOpen: (payout: Payout) => void;
}

const columnsOf = (timeZone: string, onOpen: PayoutListProps['onOpen']): DataColumn<Payout>[] => [
  { id: 'payout', title: 'Выплата', cell: (payout) => <Name payout={payout} onOpen={onOpen} /> },
  { id: 'state', title: 'Состояние', cell: (payout) => <State payout={payout} timeZone={timeZone} /> },
  { id: 'amount', title: 'Сумма', align: 'end', cell: ({ amount }) => <b>{exactRoubles(amount)}</b> },
];

/** Payouts of a shop, the newest first. */
export function PayoutList({ list, onOpen }: PayoutListProps) {
  const { timeZone } = useDesk().place;
  const rows = list.data?.pages.flatMap(({ data }) => data);
  if (!rows) return <NotLoaded query={list} />;
  if (rows.length === 0) {
    const text = `Платим раз в день, когда доступно хотя бы ${exactRoubles(payoutMinimum)}. Здесь будет видно, когда, сколько и за какие заказы`;
    return <EmptyMessage level={2} title="Выплат ещё не было" text={text} action={null} />;
  }
  return (
    <>
      <DataTable caption="Выплаты" rows={rows} keyOf={({ id }) => id} columns={columnsOf(timeZone, onOpen)} />
      <MoreItems list={list} />
    </>
  );
}

function Name({ payout, onOpen }: Pick<PayoutListProps, 'onOpen'> & { payout: Payout }) {
  const { bankName, account, reference, items } = payout;
  return (
    <span className={styles.name}>
      <button type="button" className={styles.opens} onClick={() => onOpen(payout)}>
        {payoutTitle(payout)}
      </button>
      <span className={styles.note}>{partsText(items)}</span>
      <span className={styles.note}>
        {bankName}, {account}
      </span>
      {reference !== '' && <span className={styles.note}>Номер в банке: {reference}</span>}
    </span>
  );
}

function State({ payout, timeZone }: { payout: Payout; timeZone: string }) {
  const { state, reason } = payout;
  return (
    <span className={styles.name}>
      <Badge tone={payoutTones[state]}>{payoutStateLabels[state]}</Badge>
      <span className={styles.note}>{momentText(payoutMoment(payout), timeZone)}</span>
      {reason !== '' && <span>{reason}</span>}
    </span>
  );
}
