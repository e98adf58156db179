import type { DeskStop } from '@vetka/domain/desk';
import { CourierStop, CurrentStop } from '../CourierStop/index.ts';
import { QueueEmpty } from '../QueueState/index.ts';
import * as styles from './CourierDay.css.ts';

export interface CourierDayProps {
  /** In the order of slots. */
  stops: readonly DeskStop[];
  hrefOf: (stop: DeskStop) => string;
  shopPhone?: string | undefined;
  /** `HH:MM` in the shop's city: a slot that has ended is late. */
  time?: string | undefined;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

const isDone = ({ deliveredAt }: DeskStop) => deliveredAt !== null;
const isInHand = ({ status, deliveredAt }: DeskStop) => status.type === 'DELIVERING' && deliveredAt === null;

interface PartProps extends Pick<CourierDayProps, 'hrefOf' | 'timeZone' | 'stops'> {
  title: string;
  note: string;
  all: readonly DeskStop[];
}

function Part({ title, note, stops, all, hrefOf, timeZone }: PartProps) {
  if (stops.length === 0) return null;
  return (
    <section className={styles.part} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.note}>{note}</span>
      </div>
      {stops.map((stop) => (
        <CourierStop
          key={stop.id}
          stop={stop}
          href={hrefOf(stop)}
          place={all.indexOf(stop) + 1}
          {...(timeZone && { timeZone })}
        />
      ))}
    </section>
  );
}

/** A courier's day: the stop in hand, the next ones, and those that are done. */
export function CourierDay({ stops, hrefOf, shopPhone, time, timeZone }: CourierDayProps) {
  const current = stops.find(isInHand);
  const done = stops.filter(isDone);
  const next = stops.filter((stop) => !isDone(stop) && stop !== current);
  const common = { all: stops, hrefOf, ...(timeZone && { timeZone }) };
  if (stops.length === 0) return <QueueEmpty title="Сегодня доставок нет" text="Новая появится здесь сама." />;
  return (
    <div className={styles.day}>
      {current && (
        <CurrentStop
          stop={current}
          progress={`${stops.indexOf(current) + 1} из ${stops.length}`}
          handOverHref={hrefOf(current)}
          shopPhone={shopPhone}
          isLate={time !== undefined && current.deliveryTo !== null && current.deliveryTo <= time}
        />
      )}
      <Part {...common} title="Дальше" note={`сегодня ещё ${next.length}`} stops={next} />
      <Part {...common} title="Вручено" note={String(done.length)} stops={done} />
    </div>
  );
}
