import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { formatDate } from '@vetka/domain/date';
import { incomeStateLabels, type SellerIncome, type SellerIncomes } from '@vetka/domain/income';
import { exactRoubles } from '@vetka/domain/ledger';
import { Badge } from '@vetka/ui/Badge';
import { DataTable, type DataColumn } from '@vetka/ui/desk/DataTable';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { MoreItems } from '../../../shell/lists/PagedItems.tsx';
import { useDesk } from '../DeskContext.ts';
import { emptyReceipts, incomeTitle, incomeTones, taxNotice } from './incomeText.ts';
import * as styles from './money.css.ts';
import { momentText } from './payoutText.ts';

const columnsOf = (timeZone: string): DataColumn<SellerIncome>[] => [
  { id: 'receipt', title: 'За что', cell: (income) => <Name income={income} timeZone={timeZone} /> },
  { id: 'state', title: 'Состояние', cell: (income) => <State income={income} /> },
  { id: 'amount', title: 'Доход', align: 'end', cell: ({ amount }) => <b>{exactRoubles(amount)}</b> },
];

/** Receipts of «Мой налог» of a self-employed seller, the newest first, and the requirements of the tax service. */
export function ReceiptList({ list }: { list: UseInfiniteQueryResult<InfiniteData<SellerIncomes>> }) {
  const { timeZone } = useDesk().place;
  const pages = list.data?.pages;
  if (!pages) return <NotLoaded query={list} />;
  const rows = pages.flatMap(({ data }) => data);
  const taxes = pages[0]?.taxes ?? null;
  const notice = taxNotice(taxes);
  return (
    <>
      {notice && (
        <Notice tone={notice.tone} title={notice.title}>
          {notice.text}
        </Notice>
      )}
      {rows.length === 0 && taxes?.issuer !== 'seller' && (
        <EmptyMessage level={2} action={null} {...emptyReceipts(taxes)} />
      )}
      {rows.length > 0 && <DataTable caption="Чеки" rows={rows} keyOf={({ id }) => id} columns={columnsOf(timeZone)} />}
      <MoreItems list={list} />
    </>
  );
}

function Name({ income, timeZone }: { income: SellerIncome; timeZone: string }) {
  const title = incomeTitle(income);
  return (
    <span className={styles.name}>
      {income.url === null ? <b>{title}</b> : <Link href={income.url}>{title}</Link>}
      <span className={styles.note}>{income.name}</span>
      <span className={styles.note}>{momentText(income.soldAt, timeZone)}</span>
    </span>
  );
}

function State({ income: { state, error, deadline, receiptId } }: { income: SellerIncome }) {
  return (
    <span className={styles.name}>
      <Badge tone={incomeTones[state]}>{incomeStateLabels[state]}</Badge>
      {receiptId !== '' && <span className={styles.note}>№ {receiptId}</span>}
      {state === 'WAITING' && <span className={styles.note}>Выдадим до {formatDate(deadline, 'd MMMM')}</span>}
      {error !== '' && <span>{error}</span>}
    </span>
  );
}
