import { noticeSideLabels, noticeSides, unreadTotal, type NoticeSide, type NoticeUnread } from '@vetka/domain/notice';
import { formatNumber } from '@vetka/domain/plural';
import { Chip } from '../../../components/Chip/index.ts';
import { BagIcon } from '../../../components/Icon/icons/BagIcon.ts';
import { ClipboardIcon } from '../../../components/Icon/icons/ClipboardIcon.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import * as styles from './NoticeFilters.css.ts';

export interface NoticeFiltersProps {
  /** Undefined: all of them. */
  value: NoticeSide | undefined;
  unread: NoticeUnread;
  onChange: (side: NoticeSide | undefined) => void;
}

const icons = { ORDER: BagIcon, PEOPLE: MessageIcon, SHOP: ClipboardIcon } as const;

function Count({ value }: { value: number }) {
  return (
    value > 0 && (
      <>
        <VisuallyHidden>, новых: </VisuallyHidden>
        <span className={styles.count}>{formatNumber(value)}</span>
      </>
    )
  );
}

/** Filters notices: all, purchases, people or the shop. Each filter shows how many are unread. */
export function NoticeFilters({ value, unread, onChange }: NoticeFiltersProps) {
  const counts = { ORDER: unread.order, PEOPLE: unread.people, SHOP: unread.shop };
  return (
    <div className={styles.row} role="group" aria-label="Какие уведомления">
      <Chip isSelected={value === undefined} onClick={() => onChange(undefined)}>
        Все
        <Count value={unreadTotal(unread)} />
      </Chip>
      {noticeSides.map((side) => {
        const Icon = icons[side];
        return (
          <Chip key={side} icon={<Icon size="s" />} isSelected={value === side} onClick={() => onChange(side)}>
            {noticeSideLabels[side]}
            <Count value={counts[side]} />
          </Chip>
        );
      })}
    </div>
  );
}
