import type { NoticeSide } from '@vetka/domain/notice';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { NoticeFilters } from '@vetka/ui/patterns/notice/NoticeFilters';
import { NoticeList } from '@vetka/ui/patterns/notice/NoticeList';
import { Stack } from '@vetka/ui/Stack';
import { NotLoaded } from '../../shell/errors/NotLoaded.tsx';
import { MoreItems } from '../../shell/lists/PagedItems.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import * as styles from './notice.css.ts';
import type { Notices } from './useNotices.ts';

interface NoticeFeedProps extends Pick<Notices, 'list' | 'unread' | 'readOne'> {
  side: NoticeSide | undefined;
  onSide: (side: NoticeSide | undefined) => void;
}

const nothing = (
  <EmptyMessage
    hasVase
    level={2}
    title="Пока тихо"
    text="Здесь появится всё, что важно: магазин принял заказ, прислал фото, курьер в пути."
    action={null}
  />
);

/** The notices with their filters. Only people of a service have two sides. */
export function NoticeFeed({ list, unread, readOne, side, onSide }: NoticeFeedProps) {
  const hasShop = (useUser()?.services.length ?? 0) > 0;
  const notices = list.data?.pages.flatMap(({ data }) => data);
  return (
    <Stack gap={12}>
      {hasShop && <NoticeFilters value={side} unread={unread} onChange={onSide} />}
      {notices ? (
        <>
          {notices.length > 0 ? <NoticeList notices={notices} onRead={readOne} /> : nothing}
          <MoreItems list={list} />
        </>
      ) : (
        <div className={styles.waiting}>
          <NotLoaded query={list} />
        </div>
      )}
    </Stack>
  );
}
