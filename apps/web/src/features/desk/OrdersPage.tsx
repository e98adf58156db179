import { DeskPanes } from '@vetka/ui/patterns/desk/DeskPanes';
import { OfflineStrip } from '@vetka/ui/patterns/desk/OfflineStrip';
import { QueueFilters } from '@vetka/ui/patterns/desk/QueueFilters';
import { useRef } from 'react';
import { CompactRows } from './CompactRows.tsx';
import { useDesk } from './DeskContext.ts';
import * as styles from './desk.css.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { OrderPageHead } from './OrderPageHead.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { QueueHead } from './QueueHead.tsx';
import { QueueRows } from './QueueRows.tsx';
import { queueView, type QueueSearch } from './queueSearch.ts';
import { useIsOffline } from './useIsOffline.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useQueue } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { useQueueLinks } from './useQueueLinks.ts';
import { useRememberedFilter } from './useRememberedFilter.ts';

interface OrdersPageProps {
  search: QueueSearch;
  /** The order of the page's own path; it takes the width. */
  orderId: number | undefined;
}

/** The queue of a shop's orders, with the open one beside it. */
export default function OrdersPage({ search, orderId }: OrdersPageProps) {
  const { place, waiting } = useDesk();
  const view = queueView(search);
  const queue = useQueue(place.service.slug, view);
  const links = useQueueLinks(place.service.slug, search);
  // A mark inside the list's pane, which the kit renders.
  const mark = useRef<HTMLSpanElement>(null);
  const isOffline = useIsOffline();
  const keys = useQueueKeys(mark, queue.orders, links);
  useKeptScroll(mark);
  useRememberedFilter(search, links);
  const open = orderId ?? search.open;
  const isWide = orderId !== undefined;
  return (
    <>
      {isWide ? (
        <OrderPageHead backHref={links.closeHref} />
      ) : (
        <QueueHead search={search} head={queue.head} links={links} onHelp={keys.showHelp} />
      )}
      <div className={styles.strip}>
        <OfflineStrip isOffline={isOffline} queued={waiting.length} readAt={queue.readAt} timeZone={place.timeZone} />
      </div>
      <DeskPanes
        isWide={isWide}
        list={
          <>
            <span ref={mark} hidden />
            {!isWide && (
              <QueueFilters
                value={view.filter}
                counts={queue.head?.counts}
                hrefOf={links.filterHref}
                onChange={links.filter}
              />
            )}
            {isWide ? (
              <CompactRows orders={queue.orders} openId={open} links={links} />
            ) : (
              <QueueRows queue={queue} view={view} openId={open} links={links} />
            )}
          </>
        }
        sheet={open !== undefined && <OrderSheet key={open} id={open} isWide={isWide} links={links} />}
      />
      <KeysHelp isOpen={keys.isHelpOpen} onClose={keys.hideHelp} isOn={keys.isOn} onSwitch={keys.switchKeys} />
    </>
  );
}
