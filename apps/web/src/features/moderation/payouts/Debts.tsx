import { exactRoubles } from '@vetka/domain/ledger';
import type { IndebtedShop } from '@vetka/domain/payout';
import { formatNumber } from '@vetka/domain/plural';
import { Badge } from '@vetka/ui/Badge';
import { DateText } from '@vetka/ui/DateText';
import { Text } from '@vetka/ui/Text';
import type { LoadedList } from '../../../shell/lists/listState.ts';
import * as styles from '../moderation.css.ts';
import { PageList } from '../QueuePage.tsx';
import { coverText, debtCauseText } from './payoutWords.ts';
import { ShopHead } from './ShopHead.tsx';

const empty = {
  title: 'Никто не должен',
  text: 'Здесь будут магазины, которым выплатили деньги, а покупателю их потом вернули',
};

/** Causes on a card; a shop with more has a history of its own in «Деньги». */
const shownCauses = 5;

/** Shops that owe money, the largest debt first. */
export function Debts({ list }: { list: LoadedList<IndebtedShop> }) {
  return (
    <PageList list={list} empty={empty}>
      {(rows) => (
        <>
          <Text tone="muted">
            Долг удерживаем из новых продаж магазина, когда у их покупателей кончается время на спор. Магазин видит его
            в «Деньгах».
          </Text>
          <ul className={styles.list}>
            {rows.map((row) => (
              <DebtCard key={row.shop.id} row={row} />
            ))}
          </ul>
        </>
      )}
    </PageList>
  );
}

/** A debt: its causes, what has covered it, and what will. */
function DebtCard({ row }: { row: IndebtedShop }) {
  const { shop, debt, since, causes, covered, pending, expectedAt, lastSaleAt } = row;
  return (
    <li className={styles.dispute}>
      <ShopHead shop={shop}>
        <Badge tone={pending >= debt ? 'honey' : 'danger'}>{exactRoubles(debt)}</Badge>
      </ShopHead>
      <div className={styles.words}>
        <b>
          Должен с <DateText value={since} pattern="d MMMM yyyy" />
        </b>
        {causes.slice(0, shownCauses).map((cause, index) => (
          <span key={index} className={styles.entryTitle}>
            {debtCauseText(cause)}, <DateText value={cause.createdAt} pattern="d MMMM" />
          </span>
        ))}
        {causes.length > shownCauses && (
          <span className={styles.note}>И ещё {formatNumber(causes.length - shownCauses)}</span>
        )}
        {covered > 0 && <span className={styles.note}>Уже удержали {exactRoubles(covered)}</span>}
        <span className={styles.note}>
          {coverText(row)}
          {expectedAt !== null && (
            <>
              , первые – <DateText value={expectedAt} pattern="d MMMM" />
            </>
          )}
        </span>
        <span className={styles.note}>
          {lastSaleAt === null ? (
            'Продаж ещё не было'
          ) : (
            <>
              Последняя продажа <DateText value={lastSaleAt} pattern="d MMMM yyyy" />
            </>
          )}
        </span>
      </div>
    </li>
  );
}
