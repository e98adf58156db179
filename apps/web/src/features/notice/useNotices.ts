import { useInfiniteQuery } from '@tanstack/react-query';
import { unreadTotal, type NoticeSide } from '@vetka/domain/notice';
import { noticeQueries } from '../../shell/notice/notice.queries.ts';
import { useApi } from '../../shell/useContext.ts';
import { useReadNotices } from './useReadNotices.ts';

const nothing = { order: 0, people: 0, shop: 0 };

/** The person's notices of one side or of all, and how to mark them as read. */
export function useNotices(side: NoticeSide | undefined, isShown = true) {
  const list = useInfiniteQuery({
    ...noticeQueries.list(useApi(), side),
    enabled: isShown,
    // Another side replaces the rows; until it has loaded, the current ones stay.
    placeholderData: (previous) => previous,
  });
  const read = useReadNotices();
  const [first] = list.data?.pages ?? [];
  const unread = first?.unread ?? nothing;
  const newest = first?.data[0];
  return {
    list,
    unread,
    readOne: ({ id }: { id: number }) => read({ ids: [id], upTo: null }),
    /** Undefined when everything is read. */
    readAll: newest && unreadTotal(unread) > 0 ? () => read({ ids: [], upTo: newest.id }) : undefined,
  };
}
export type Notices = ReturnType<typeof useNotices>;
