import { useEffect, useEffectEvent } from 'react';
import { useUser } from '../../shell/session/useSession.ts';
import { readChoices } from './deskMemory.ts';
import type { QueueSearch } from './queueSearch.ts';
import type { QueueLinks } from './useQueueLinks.ts';

/** Opens the queue with the filter that the person used last, unless the URL names one or an order. */
export function useRememberedFilter(search: QueueSearch, links: QueueLinks): void {
  const userId = useUser()?.id;
  const restore = useEffectEvent(() => {
    if (userId === undefined || Object.keys(search).length > 0) return;
    const { filter } = readChoices(userId);
    if (filter && filter !== 'QUEUE') links.filter(filter);
  });
  useEffect(function restoreFilter() {
    restore();
  }, []);
}
