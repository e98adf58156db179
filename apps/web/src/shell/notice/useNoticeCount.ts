import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';

/** Unread notices of the signed-in user; 0 until `watchNotices` has counted them. */
export const useNoticeCount = (): number => useStore(useShell().noticeCount);
