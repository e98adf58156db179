import type { DeskQueue } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { BookmarkIcon, HelpIcon, PrinterIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useState } from 'react';
import { lazyComponent } from '../../shell/lazyComponent.tsx';
import * as styles from './desk.css.ts';
import { ViewSwitch } from './calendar/ViewSwitch.tsx';
import { DayPicker } from './DayPicker.tsx';
import { dayText } from './dayText.ts';
import { DelayedSearch } from './DelayedSearch.tsx';
import { viewQuery, type QueueSearch } from './queueSearch.ts';
import { useDesk } from './DeskContext.ts';
import type { QueueLinks } from './useQueueLinks.ts';
import type { ViewCommands } from './views/useViews.ts';

const ViewDialog = lazyComponent(() => import('./views/ViewDialog.tsx'));

interface QueueHeadProps {
  search: QueueSearch;
  head: DeskQueue | undefined;
  links: QueueLinks;
  views: ViewCommands;
  onHelp: () => void;
}

/** The title with today's orders and sum, and the search. */
export function QueueHead({ search, head, links, views, onHelp }: QueueHeadProps) {
  return (
    <DeskHead title="Заказы" note={head && todayText(head)}>
      <div className={styles.search}>
        <DelayedSearch
          label="Поиск по заказам"
          placeholder="Номер, имя, телефон"
          value={search.search ?? ''}
          onFind={links.find}
        />
      </div>
      <div className={styles.tools}>
        {head && (
          <DayPicker value={search.day} today={head.today} onPick={links.pickDay} calendarHref={links.calendarHref} />
        )}
        <ViewButton search={search} links={links} views={views} />
        <IconButton
          label="Список дня для печати"
          icon={<PrinterIcon />}
          href={links.printHref(search.day ? `day=${search.day}` : '')}
        />
        <span className={styles.wideOnly}>
          <IconButton label="Клавиши" icon={<HelpIcon />} onClick={onHelp} />
        </span>
        <span className={styles.wideOnly}>
          <ViewSwitch current="orders" />
        </span>
      </div>
    </DeskHead>
  );
}

/** The saved views of the queue. */
function ViewButton({ search, links, views }: Pick<QueueHeadProps, 'search' | 'links' | 'views'>) {
  const { timeZone } = useDesk().place;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label="Виды очереди" icon={<BookmarkIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ViewDialog
          title="Виды очереди"
          hint="Вид помнит вкладку, день и поиск. «Сегодня» и «Завтра» сдвигаются вместе с календарём."
          placeholder="Собрать завтра"
          query={viewQuery(search, timeZone)}
          openId={search.view}
          commands={views}
          onOpen={links.openView}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** «Понедельник, 18 мая. 7 заказов на 46 770 ₽». */
function todayText({ today, todayCount, todayTotal }: DeskQueue): string {
  const day = dayText(today);
  const orders = plural(todayCount, ['заказ', 'заказа', 'заказов']);
  return todayCount === 0 ? `${day}. На сегодня заказов нет` : `${day}. ${orders} на ${formatPrice(todayTotal)}`;
}
