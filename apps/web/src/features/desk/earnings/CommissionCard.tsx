import { useQuery } from '@tanstack/react-query';
import { ruleText, type SellerCommission, type SellerCommissionRule } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import { DateText } from '@vetka/ui/DateText';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './money.css.ts';
import { moneyQueries } from './money.queries.ts';

const goodsText = (goods: number): string => plural(goods, ['товар', 'товара', 'товаров']);
const termsOf = (rule: SellerCommissionRule | null): string => (rule ? ruleText(rule) : 'без комиссии');

type Change = SellerCommission['changes'][number];

const toneOf = ({ before, after }: Change): string => {
  const [from, to] = [before?.rate ?? 0, after?.rate ?? 0];
  if (from === to) return 'Условия изменятся';
  return from < to ? 'Комиссия вырастет' : 'Комиссия снизится';
};

/** What is taken of the shop's products today, and what was announced. Nothing until it is known. */
export function CommissionCard({ service }: { service: string }) {
  const { data } = useQuery(moneyQueries.commission(useApi(), service));
  if (!data || data.current.length + data.changes.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="commission">
      <h2 id="commission" className={styles.title}>
        Комиссия
      </h2>
      <ul className={styles.months}>
        {data.current.map(({ rule, goods }) => (
          <li key={termsOf(rule)} className={styles.past}>
            <span>{termsOf(rule)}</span>
            <span className={styles.note}>Сейчас, {goodsText(goods)} в продаже</span>
          </li>
        ))}
        {data.changes.map((change) => (
          <li key={`${change.at} ${termsOf(change.before)} ${termsOf(change.after)}`} className={styles.past}>
            <b>
              {toneOf(change)} с <DateText value={change.at} pattern="d MMMM yyyy" timeZone="Europe/Moscow" />
            </b>
            <span>{termsOf(change.after)}</span>
            <span className={styles.note}>
              Вместо: {termsOf(change.before)}. {goodsText(change.goods)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Комиссия каждой строки записывается при продаже и потом не меняется.</p>
    </section>
  );
}
