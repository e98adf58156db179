import { plural } from '@vetka/domain/plural';
import { useId, useState, type ReactNode } from 'react';
import type { DeskOrderRow } from '@vetka/domain/desk';
import { CalendarIcon } from '../../../components/Icon/icons/CalendarIcon.ts';
import { ChevronDownIcon } from '../../../components/Icon/icons/ChevronDownIcon.ts';
import { classes } from '../../../internal/classes.ts';
import type { QueueSlot } from '../queueSlots.ts';
import * as styles from './SlotBoard.css.ts';

export interface SlotBoardProps {
  /** From `queueSlots` or `finishedDays`. */
  slots: readonly QueueSlot[];
  /** An `OrderRow`. `isUrgent`: the first order of the slot that is due now. */
  children: (order: DeskOrderRow, isUrgent: boolean) => ReactNode;
  /** A button in the head of a slot: print its slips. */
  actionOf?: ((slot: QueueSlot) => ReactNode) | undefined;
}

const orderForms = ['заказ', 'заказа', 'заказов'] as const;

function SlotHead({ slot, action }: { slot: QueueSlot; action: ReactNode }) {
  const isLate = slot.isNow && slot.note !== 'Сейчас';
  return (
    <header className={styles.head}>
      <h2 className={styles.title}>{slot.title}</h2>
      {slot.note && (
        <span className={classes(styles.note, !slot.isLater && (isLate ? styles.late : styles.now))}>{slot.note}</span>
      )}
      {!slot.isLater && <span className={styles.note}>{plural(slot.orders.length, orderForms)}</span>}
      {action && <span className={styles.action}>{action}</span>}
    </header>
  );
}

/** «4 заказа, первый к 9:00». */
function summaryOf({ orders }: QueueSlot): string {
  const times = orders.flatMap(({ deliveryFrom }) => deliveryFrom ?? []).toSorted();
  const count = plural(orders.length, orderForms);
  return times[0] === undefined ? count : `${count}, первый к ${times[0].replace(/^0/, '')}`;
}

function LaterDay({ slot, children }: { slot: QueueSlot; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.rows}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={styles.calendar}>
          <CalendarIcon />
        </span>
        <span className={styles.words}>{summaryOf(slot)}</span>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </button>
      <div id={id} className={styles.rows} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}

/** The queue by delivery slots: now, next, in the evening; later days are collapsed. */
export function SlotBoard({ slots, children, actionOf }: SlotBoardProps) {
  const urgent = slots.find(({ isNow }) => isNow)?.orders[0];
  return slots.map((slot) => {
    const rows = slot.orders.map((order) => children(order, order === urgent));
    return (
      <section key={slot.key} className={styles.slot} aria-label={[slot.title, slot.note].filter(Boolean).join(', ')}>
        <SlotHead slot={slot} action={actionOf?.(slot)} />
        {slot.isLater ? <LaterDay slot={slot}>{rows}</LaterDay> : <div className={styles.rows}>{rows}</div>}
      </section>
    );
  });
}
