import { defaultTimeZone, formatDate } from '@vetka/domain/date';
import type { DeskOrder } from '@vetka/domain/desk';
import { formatPhone } from '@vetka/domain/phone';
import { plural } from '@vetka/domain/plural';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { placeOf, rowTitle } from '../rowTexts.ts';
import { dayRows, stemsOf, type DayRow } from './dayRows.ts';
import * as styles from './DayList.css.ts';

export interface DayListProps {
  /** `YYYY-MM-DD`. */
  day: string;
  orders: readonly DeskOrder[];
  shopName: string;
  printedAt: number;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

function Row({ row: { order, slot }, timeZone }: { row: DayRow; timeZone: string }) {
  const { number, comment, recipient, startBy } = order;
  return (
    <tr data-slot={slot ? '' : undefined}>
      <td>
        <span className={styles.box} role="img" aria-label="Не отмечено" />
      </td>
      <td className={styles.figures}>
        <b>{slot}</b>
      </td>
      <td className={styles.figures}>{number}</td>
      <td>
        <b>{rowTitle(order)}</b>
        {comment && <span className={styles.wish}>{comment}</span>}
      </td>
      <td>
        {placeOf(order)}
        <span className={styles.who}>
          {recipient.name}
          {recipient.phone && <span className={styles.figures}>, {formatPhone(recipient.phone)}</span>}
        </span>
      </td>
      <td className={styles.figures}>{startBy === null ? '–' : formatDate(startBy, 'H:mm', { timeZone })}</td>
    </tr>
  );
}

function Stems({ orders }: Pick<DayListProps, 'orders'>) {
  const stems = stemsOf(orders);
  if (stems.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subtitle}>Взять из холодильника</h3>
      <ul className={styles.stems}>
        {stems.map(({ name, quantity }) => (
          <li key={name} className={styles.stem}>
            {name} <b className={styles.figures}>{quantity}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

const countsOf = (orders: readonly DeskOrder[]) => {
  const pickups = orders.filter(({ deliveryType }) => deliveryType === 'PICKUP').length;
  const count = plural(orders.length, ['заказ', 'заказа', 'заказов']);
  return `${count}, доставка ${orders.length - pickups}, самовывоз ${pickups}`;
};

/** The orders of a day and what to take for them, A4. No prices: it travels with the courier. */
export function DayList({ day, orders, shopName, printedAt, timeZone = defaultTimeZone }: DayListProps) {
  return (
    <section className={styles.page} aria-label="Список дня">
      <header className={styles.head}>
        <div>
          <h2 className={styles.title}>
            {formatDate(day, 'EEE, d MMMM').replace(/^./, (first) => first.toUpperCase())}
          </h2>
          {countsOf(orders)}
        </div>
        <p className={styles.printed}>
          {shopName}
          <br />
          напечатано в {formatDate(printedAt, 'H:mm', { timeZone })}
        </p>
      </header>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Таблица заказов">
        <table className={styles.table} aria-label="Заказы">
          <thead>
            <tr>
              <th>
                <VisuallyHidden>Сделано</VisuallyHidden>
              </th>
              <th>Время</th>
              <th>№</th>
              <th>Что</th>
              <th>Куда и кому</th>
              <th>Начать</th>
            </tr>
          </thead>
          <tbody>
            {dayRows(orders).map((row) => (
              <Row key={row.order.id} row={row} timeZone={timeZone} />
            ))}
          </tbody>
        </table>
      </div>
      <Stems orders={orders} />
    </section>
  );
}
