import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { formatDate } from '@vetka/domain/date';
import { exactRoubles, ledgerCauseLabels, moneyOrderText, type MoneyMove, type MoneyMoves } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import { DataTable, type DataColumn } from '@vetka/ui/desk/DataTable';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { MoreRows } from './MoreRows.tsx';
import { useDesk } from '../DeskContext.ts';
import * as styles from './money.css.ts';

const sum = (kopecks: number): string => (kopecks === 0 ? '–' : exactRoubles(kopecks));
const gained = ({ pending, available, debt, inFlight }: MoneyMove): number => pending + available + debt + inFlight;

/** The amount of money that only moves between balances. */
const movedText = ({ pending, available, debt, inFlight }: MoneyMove): string => {
  if (inFlight !== 0)
    return inFlight > 0 ? `${exactRoubles(inFlight)} из доступного` : `${exactRoubles(-inFlight)} снова доступно`;
  return debt > 0 ? `${exactRoubles(debt)} из доступного` : `${exactRoubles(available || pending)} из ожидающего`;
};

interface MovesProps {
  list: UseInfiniteQueryResult<InfiniteData<MoneyMoves>>;
  /** Opens the money of an order. */
  onOpen: (order: number) => void;
}

const columnsOf = (timeZone: string, onOpen: MovesProps['onOpen']): DataColumn<MoneyMove>[] => [
  { id: 'move', title: 'Операция', cell: (move) => <Name move={move} timeZone={timeZone} onOpen={onOpen} /> },
  { id: 'paid', title: 'Оплачено', align: 'end', shownFrom: 'tablet', cell: ({ paid }) => sum(paid) },
  {
    id: 'added',
    title: 'Доплата',
    align: 'end',
    shownFrom: 'tablet',
    cell: ({ compensation }) => sum(compensation),
  },
  {
    id: 'commission',
    title: 'Комиссия',
    align: 'end',
    // Most moves have none; a phone names it with those that have.
    shownFrom: 'tablet',
    cell: ({ commission }) => sum(-commission),
  },
  { id: 'gained', title: 'Вам', align: 'end', cell: (move) => <b>{sum(gained(move))}</b> },
];

/** Moves of money, and their total. */
export function Moves({ list, onOpen }: MovesProps) {
  const { timeZone } = useDesk().place;
  const [first] = list.data?.pages ?? [];
  if (!first) return <NotLoaded query={list} />;
  const { moves, pending, available, debt, inFlight } = first.total;
  if (moves === 0) {
    return <EmptyMessage level={2} title="Операций нет" text="Выберите другой месяц или вид" action={null} />;
  }
  return (
    <>
      <p className={styles.total}>
        <span>{plural(moves, ['операция', 'операции', 'операций'])} в сумме</span>
        <b>{exactRoubles(pending + available + debt + inFlight)}</b>
      </p>
      <DataTable
        caption="Операции"
        rows={list.data?.pages.flatMap(({ data }) => data) ?? []}
        keyOf={({ id }) => id}
        columns={columnsOf(timeZone, onOpen)}
      />
      <MoreRows list={list} />
    </>
  );
}

interface NameProps {
  move: MoneyMove;
  timeZone: string;
  onOpen: (order: number) => void;
}

function Name({ move, timeZone, onOpen }: NameProps) {
  const { cause, commission, createdAt, order, plan } = move;
  return (
    <span className={styles.name}>
      <b>{ledgerCauseLabels[cause]}</b>
      {order && (
        <button type="button" className={styles.opens} onClick={() => onOpen(order.id)}>
          {moneyOrderText(order)}
        </button>
      )}
      {plan !== null && <span>{plan}</span>}
      {commission !== 0 && <span className={styles.onPhone}>Комиссия {exactRoubles(-commission)}</span>}
      {gained(move) === 0 && <span className={styles.note}>{movedText(move)}</span>}
      <span className={styles.note}>{formatDate(createdAt, 'd MMMM yyyy, H:mm', { timeZone })}</span>
    </span>
  );
}
