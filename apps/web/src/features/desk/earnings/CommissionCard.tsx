import { useQuery } from '@tanstack/react-query';
import { plural } from '@vetka/domain/plural';
import { DateText } from '@vetka/ui/DateText';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { CardSkeleton } from '../skeletons/RoomSkeleton.tsx';
import { changeLines, currentLines } from './commissionLines.ts';
import * as styles from './money.css.ts';
import { moneyQueries } from './money.queries.ts';

const goodsText = (goods: number): string => plural(goods, ['товар', 'товара', 'товаров']);

/** The commission on the shop's products today, and announced changes. Nothing where there is none. */
export function CommissionCard({ service }: { service: string }) {
  const commission = useQuery(moneyQueries.commission(useApi(), service));
  const { data } = commission;
  if (!data) return <NotLoaded query={commission} loading={<CardSkeleton lines={2} />} />;
  if (data.current.length + data.changes.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="commission">
      <h2 id="commission" className={styles.title}>
        Комиссия
      </h2>
      <ul className={styles.months}>
        {currentLines(data).map(({ terms, goods }) => (
          <li key={terms} className={styles.past}>
            <span>{terms}</span>
            <span className={styles.note}>Сейчас, {goodsText(goods)} в продаже</span>
          </li>
        ))}
        {changeLines(data).map(({ at, title, before, after, goods }) => (
          <li key={`${at} ${before} ${after}`} className={styles.past}>
            <b>
              {title} с <DateText value={at} pattern="d MMMM yyyy" timeZone="Europe/Moscow" />
            </b>
            <span>{after}</span>
            <span className={styles.note}>
              Вместо: {before}. {goodsText(goods)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Комиссия каждой строки записывается при продаже и потом не меняется.</p>
    </section>
  );
}
