import { formatDate } from '@vetka/domain/date';
import type { DeskCalendarDay, DeskCalendarSlot } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { ChevronRightIcon, PrinterIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Anchor } from '@vetka/ui/Link';
import { dayText } from '../dayText.ts';
import * as styles from './calendar.css.ts';
import { dayLoad, hoursText, isFull, loadText, ordersText } from './calendarText.ts';
import { DayPlanActions } from './DayPlanActions.tsx';
import { SlotPictures } from './SlotLoad.tsx';
import type { CalendarLinks } from './useCalendarLinks.ts';

interface DaySheetProps {
  day: DeskCalendarDay;
  links: CalendarLinks;
}

/** «12 заказов на 72 140 ₽, мест нет». */
function dayNote(day: DeskCalendarDay): string {
  if (day.count === 0) return day.closedReason ?? 'Заказов пока нет';
  const full = isFull(dayLoad(day)) ? ', мест нет' : '';
  const closed = day.closedReason === null ? '' : `. ${day.closedReason}`;
  return `${ordersText(day.count)} на ${formatPrice(day.total)}${full}${closed}`;
}

/** One day: its slots, its needs, and the link to its queue. */
export function DaySheet({ day, links }: DaySheetProps) {
  return (
    <section className={styles.sheet} aria-labelledby="calendar-day">
      <header className={styles.sheetHead}>
        <h2 id="calendar-day" className={styles.sheetTitle}>
          {dayText(day.day)}
        </h2>
        <p className={styles.note}>{dayNote(day)}</p>
      </header>
      {day.slots.length > 0 && (
        <ul className={styles.slots}>
          {day.slots.map((slot) => (
            <SlotRow key={`${slot.from} ${slot.to}`} slot={slot} href={links.queueHref(day.day)} />
          ))}
        </ul>
      )}
      <Needs day={day} />
      <DayPlanActions key={day.day} day={day.day} />
      {day.count > 0 && (
        <footer className={styles.sheetFoot}>
          <Button href={links.queueHref(day.day)}>Заказы этого дня</Button>
          <IconButton label="Список дня для печати" icon={<PrinterIcon />} href={links.printHref(day.day)} />
        </footer>
      )}
    </section>
  );
}

function SlotRow({ slot, href }: { slot: DeskCalendarSlot; href: string }) {
  const words = (
    <>
      <span className={styles.slotHours}>{hoursText(slot)}</span>
      {slot.count > 0 && (
        <span className={styles.slotPictures}>
          <SlotPictures slot={slot} />
        </span>
      )}
      {slot.newCount > 0 && <span className={styles.fresh}>новых: {slot.newCount}</span>}
      {slot.count === 0 ? (
        <span className={styles.note}>{loadText(slot)}</span>
      ) : (
        <Badge tone={isFull(slot) ? 'clay' : 'leaf'}>{loadText(slot)}</Badge>
      )}
    </>
  );
  return (
    <li>
      {slot.count === 0 ? (
        <span className={styles.slot}>{words}</span>
      ) : (
        <Anchor className={styles.slot} href={href}>
          {words}
          <ChevronRightIcon />
        </Anchor>
      )}
    </li>
  );
}

function Needs({ day }: { day: DeskCalendarDay }) {
  if (day.needs.length === 0) return null;
  const missing = day.needs.filter(({ toBuy }) => toBuy !== null && toBuy > 0);
  return (
    <div className={styles.needs}>
      <h3 className={styles.needsTitle}>Что нужно на {formatDate(day.day, 'd MMMM')}</h3>
      {missing.length > 0 && (
        <p className={styles.toBuy}>Купить: {missing.map(({ name, toBuy }) => `${name} – ${toBuy}`).join('; ')}</p>
      )}
      <dl className={styles.needsList}>
        {day.needs.map(({ name, quantity, toBuy }) => (
          <div key={name} className={styles.need}>
            <dt>{name}</dt>
            <dd className={styles.quantity}>
              {toBuy === 0 && <span className={styles.ready}>есть </span>}
              {quantity}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
