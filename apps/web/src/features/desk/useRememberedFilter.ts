import { dayIn } from '@vetka/domain/date';
import { useEffect, useEffectEvent } from 'react';
import { useUser } from '../../shell/session/useSession.ts';
import { useDesk } from './DeskContext.ts';
import { readChoices } from './deskMemory.ts';
import { queueQuery, type QueueSearch } from './queueSearch.ts';
import type { QueueLinks } from './useQueueLinks.ts';

/** Opens the queue with the person's last filter and day, unless the URL names one or an order. */
export function useRememberedFilter(search: QueueSearch, links: QueueLinks): void {
  const userId = useUser()?.id;
  const { timeZone } = useDesk().place;
  const restore = useEffectEvent(() => {
    if (userId === undefined || Object.keys(search).length > 0) return;
    const { filter, day } = readChoices(userId);
    const kept = {
      ...(filter && filter !== 'QUEUE' && { filter }),
      ...(day !== undefined && day >= dayIn(timeZone) && { day }),
    };
    if (queueQuery(kept) !== '') links.restore(kept);
  });
  useEffect(function restoreFilter() {
    restore();
  }, []);
}
