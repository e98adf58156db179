import type { DeskStop } from '@vetka/domain/desk';
import { CourierStop, CurrentStop, isOfOtherDay } from '../CourierStop/index.ts';
import { QueueEmpty } from '../QueueState/index.ts';
import * as styles from './CourierDay.css.ts';

export interface CourierDayProps {
  /** In the order of slots. */
  stops: readonly DeskStop[];
  hrefOf: (stop: DeskStop) => string;
  /** Why a hand-over kept on the device was refused. */
  refusalOf?: ((stop: DeskStop) => string | undefined) | undefined;
  shopPhone?: string | undefined;
  /** `HH:MM` in the shop's city: a slot that has ended is late. */
  time?: string | undefined;
  /** `YYYY-MM-DD` in the shop's city: a stop of another day says its day. */
  today?: string | undefined;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

const isDone = ({ deliveredAt }: DeskStop) => deliveredAt !== null;
const isInHand = ({ status, deliveredAt }: DeskStop) => status.type === 'DELIVERING' && deliveredAt === null;

function isLate({ deliveryDate, deliveryTo }: DeskStop, time?: string, today?: string): boolean {
  if (today !== undefined && deliveryDate !== null && deliveryDate !== today) return deliveryDate < today;
  return time !== undefined && deliveryTo !== null && deliveryTo <= time;
}

interface PartProps extends Pick<CourierDayProps, 'hrefOf' | 'refusalOf' | 'timeZone' | 'stops' | 'today'> {
  title: string;
  note: string;
  all: readonly DeskStop[];
}

function Part({ title, note, stops, all, hrefOf, refusalOf, today, timeZone }: PartProps) {
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
          refusal={refusalOf?.(stop)}
          today={today}
          {...(timeZone && { timeZone })}
        />
      ))}
    </section>
  );
}

/** A courier's day: the stop in hand, the next ones, and those that are done. */
export function CourierDay({ stops, hrefOf, refusalOf, shopPhone, time, today, timeZone }: CourierDayProps) {
  const current = stops.find(isInHand);
  const done = stops.filter(isDone);
  const next = stops.filter((stop) => !isDone(stop) && stop !== current);
  const later = next.filter((stop) => !isOfOtherDay(stop, today)).length;
  const common = { all: stops, hrefOf, refusalOf, today, ...(timeZone && { timeZone }) };
  if (stops.length === 0) return <QueueEmpty title="Сегодня доставок нет" text="Новая появится здесь сама." />;
  return (
    <div className={styles.day}>
      {current && (
        <CurrentStop
          stop={current}
          progress={`${stops.indexOf(current) + 1} из ${stops.length}`}
          handOverHref={hrefOf(current)}
          shopPhone={shopPhone}
          refusal={refusalOf?.(current)}
          today={today}
          isLate={isLate(current, time, today)}
        />
      )}
      <Part {...common} title="Дальше" note={later > 0 ? `сегодня ещё ${later}` : ''} stops={next} />
      <Part {...common} title="Вручено" note={String(done.length)} stops={done} />
    </div>
  );
}
