import { useQuery } from '@tanstack/react-query';
import { useApi } from '../useContext.ts';
import { noticeQueries } from './notice.queries.ts';

/** Unread notices; 0 until `watchNotices` has counted them. */
export function useNoticeCount(): number {
  const { data } = useQuery({ ...noticeQueries.unread(useApi()), enabled: false });
  return data ? data.order + data.shop : 0;
}
