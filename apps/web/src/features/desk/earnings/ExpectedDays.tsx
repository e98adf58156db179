import { dayIn } from '@vetka/domain/date';
import { exactRoubles, type SellerMoney } from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import { useDesk } from '../DeskContext.ts';
import { Figures } from './Figures.tsx';
import * as styles from './money.css.ts';
import { dayText, orderForms } from './moneyText.ts';

/** Days shown. The list of orders has the others. */
const shown = 7;

/** The days on which pending money is expected. */
export function ExpectedDays({ waiting }: Pick<SellerMoney, 'waiting'>) {
  const today = dayIn(useDesk().place.timeZone);
  if (waiting.length === 0) return null;
  const titleOf = (day: string | null): string => {
    if (day === null) return 'После решения спора';
    return day < today ? 'После доставки' : dayText(day, today);
  };
  const groups = new Map<string, { orders: number; amount: number }>();
  for (const { day, orders, amount } of waiting) {
    const title = titleOf(day);
    const known = groups.get(title) ?? { orders: 0, amount: 0 };
    groups.set(title, { orders: known.orders + orders, amount: known.amount + amount });
  }
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>Когда ждать</h2>
      <Figures
        items={[...groups].slice(0, shown).map(([title, { orders, amount }]) => ({
          term: `${title[0]?.toUpperCase()}${title.slice(1)}`,
          value: exactRoubles(amount),
          note: plural(orders, orderForms),
        }))}
      />
      <p className={styles.note}>
        Деньги становятся доступны через три дня после доставки, если покупатель не открыл спор.
      </p>
    </section>
  );
}
