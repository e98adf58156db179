import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { unreadTotal, type Notice, type NoticePage, type ReadNotices } from '@vetka/domain/notice';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useShell } from '../../shell/useContext.ts';

type Pages = InfiniteData<NoticePage>;

const isNamed = ({ ids, upTo }: ReadNotices, { id }: Notice) => ids.includes(id) || (upTo !== null && id <= upTo);

const withRead = (pages: Pages | undefined, which: ReadNotices): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      data: page.data.map((notice) =>
        isNamed(which, notice) && notice.readAt === null ? { ...notice, readAt: new Date().toISOString() } : notice,
      ),
    })),
  };

/** Marks notices as read: on the screen at once, elsewhere by the live stream. */
export function useReadNotices(): (which: ReadNotices) => void {
  const { api, noticeCount } = useShell();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  const lists = { queryKey: ['notice', 'list'] } as const;
  const { mutate } = useMutation({
    mutationFn: (body: ReadNotices) => unwrap(api.notice.read({ body })),
    onMutate: (which) => queryClient.setQueriesData<Pages>(lists, (pages) => withRead(pages, which)),
    onSuccess: (unread) => {
      noticeCount.set(unreadTotal(unread));
      return queryClient.invalidateQueries(lists);
    },
    onError: (error) => {
      void errors.handle(error);
      void queryClient.invalidateQueries(lists);
    },
  });
  return mutate;
}
