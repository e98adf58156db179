import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addDays } from '@vetka/domain/date';
import type { DeskCalendar } from '@vetka/domain/desk';
import { ChevronLeftIcon, ChevronRightIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { OfflineStrip } from '@vetka/ui/patterns/desk/OfflineStrip';
import { QueueError } from '@vetka/ui/patterns/desk/QueueState';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import * as deskStyles from '../desk.css.ts';
import { deskQueries } from '../desk.queries.ts';
import { useIsOffline } from '../useIsOffline.ts';
import { RoomSkeleton, CardSkeleton, WeekSkeleton } from '../skeletons/RoomSkeleton.tsx';
import * as styles from './calendar.css.ts';
import { weekNote } from './calendarText.ts';
import { DaySheet } from './DaySheet.tsx';
import { DayStrip } from './DayStrip.tsx';
import { useCalendarLinks } from './useCalendarLinks.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { WeekGrid } from './WeekGrid.tsx';

interface CalendarPageProps {
  /** The open day; today by default. */
  day: string | undefined;
}

/** The week of a shop: orders by day and slot, and the details of the open day. */
export default function CalendarPage({ day }: CalendarPageProps) {
  const { place, waiting } = useDesk();
  const week = useQuery({
    ...deskQueries.calendar(useApi(), place.service.slug, day),
    placeholderData: keepPreviousData,
  });
  const isOffline = useIsOffline();
  return (
    <>
      <CalendarHead calendar={week.data} />
      <div className={deskStyles.strip}>
        <OfflineStrip
          isOffline={isOffline}
          queued={waiting.length}
          readAt={week.dataUpdatedAt || undefined}
          what="Календарь"
          timeZone={place.timeZone}
        />
      </div>
      {week.data && <Week calendar={week.data} day={day ?? week.data.today} />}
      {!week.data && week.error && (
        <QueueError
          text="Календарь не загрузился."
          onRetry={() => void week.refetch()}
          isRetrying={week.isRefetching}
        />
      )}
      {!week.data && !week.error && (
        <RoomSkeleton label="Загрузка календаря" className={styles.layout}>
          <WeekSkeleton />
          <CardSkeleton lines={6} />
        </RoomSkeleton>
      )}
    </>
  );
}

function CalendarHead({ calendar }: { calendar: DeskCalendar | undefined }) {
  const links = useCalendarLinks(calendar?.today ?? '');
  const monday = calendar?.days[0]?.day;
  return (
    <DeskHead title="Календарь" note={calendar && weekNote(calendar)}>
      <div className={styles.tools}>
        <ViewSwitch current="calendar" />
        {monday !== undefined && (
          <span className={styles.weeks}>
            <IconButton label="Прошлая неделя" icon={<ChevronLeftIcon />} href={links.dayHref(addDays(monday, -7))} />
            <IconButton label="Следующая неделя" icon={<ChevronRightIcon />} href={links.dayHref(addDays(monday, 7))} />
          </span>
        )}
      </div>
    </DeskHead>
  );
}

function Week({ calendar, day }: { calendar: DeskCalendar; day: string }) {
  const links = useCalendarLinks(calendar.today);
  // While another week loads, the last one is shown with its first day.
  const open = calendar.days.find((each) => each.day === day) ?? calendar.days[0];
  if (!open) return null;
  return (
    <div className={styles.layout}>
      <DayStrip calendar={calendar} open={open.day} links={links} />
      <WeekGrid calendar={calendar} open={open.day} links={links} />
      <DaySheet day={open} links={links} />
    </div>
  );
}
