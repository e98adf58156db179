import type { DeskCalendarSlot } from '@vetka/domain/desk';
import { Image } from '@vetka/ui/Image';
import * as styles from './calendar.css.ts';
import { isFull } from './calendarText.ts';

/** The load of a slot, decorative: the text beside it says the same. */
export function LoadBar({ slot }: { slot: DeskCalendarSlot }) {
  if (slot.capacity === null) return null;
  const taken = slot.capacity === 0 ? 100 : Math.min(100, (slot.count / slot.capacity) * 100);
  return (
    <svg className={styles.bar} viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.barGround} width="100" height="5" />
      <rect className={isFull(slot) ? styles.barFull : styles.barTaken} width={taken} height="5" />
    </svg>
  );
}

/** The first bouquets of a slot, and how many more there are. */
export function SlotPictures({ slot }: { slot: DeskCalendarSlot }) {
  const rest = slot.count - slot.pictures.length;
  if (slot.pictures.length === 0) return null;
  return (
    <span className={styles.pictures}>
      {slot.pictures.map((picture) => (
        <span key={picture.id} className={styles.picture}>
          <Image src={picture.url} alt="" width={28} corner="nested" position="bouquet" />
        </span>
      ))}
      {rest > 0 && <span className={styles.more}>+{rest}</span>}
    </span>
  );
}
