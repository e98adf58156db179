import { DeskPanes } from '@vetka/ui/patterns/desk/DeskPanes';
import { OfflineStrip } from '@vetka/ui/patterns/desk/OfflineStrip';
import { QueueFilters } from '@vetka/ui/patterns/desk/QueueFilters';
import { useRef, type ReactNode, type RefObject } from 'react';
import { CompactRows } from './CompactRows.tsx';
import { asTaken, DeskContext, useDesk } from './DeskContext.ts';
import * as styles from './desk.css.ts';
import { KeysHelp } from './KeysHelp.tsx';
import { OrderPageHead } from './OrderPageHead.tsx';
import type { RenderRoom } from './order/OrderChat.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { QueueHead } from './QueueHead.tsx';
import { QueueRows } from './QueueRows.tsx';
import { queueView, viewQuery, withDate, type QueueSearch } from './queueSearch.ts';
import { focusKept } from '../../shell/focus/focusKept.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useChoices } from './useChoices.ts';
import { useIsOffline } from './useIsOffline.ts';
import { useKeptScroll } from './useKeptScroll.ts';
import { useNextFocus } from './useNextFocus.ts';
import { useQueue, type ShownQueue } from './useQueue.ts';
import { useQueueKeys } from './useQueueKeys.ts';
import { useQueueLinks, type QueueLinks } from './useQueueLinks.ts';
import { useRememberedFilter } from './useRememberedFilter.ts';
import { useViews } from './views/useViews.ts';

interface OrdersPageProps {
  search: QueueSearch;
  /** The order of the page's own path; it takes the width. */
  orderId: number | undefined;
  renderRoom: RenderRoom;
}

/** The queue of a shop's orders, with the open one beside it. */
export default function OrdersPage({ search: inUrl, orderId, renderRoom }: OrdersPageProps) {
  const desk = useDesk();
  const search = withDate(inUrl, desk.place.timeZone);
  const { slug } = desk.place.service;
  const queue = useQueue(slug, queueView(search));
  const isWide = orderId !== undefined;
  const links = useQueueLinks(slug, search, isWide);
  // An element inside the list's pane, which the kit renders.
  const mark = useRef<HTMLSpanElement>(null);
  const shown = queue.orders.map((order) => asTaken(desk, order));
  const following = useNextFocus(mark, shown, { desk, orderHref: links.orderHref });
  const open = orderId ?? search.open;
  return (
    <DeskContext value={following}>
      {/* The focus goes to the next row only when a step is confirmed. */}
      <div className={styles.transparent} {...focusKept}>
        <Orders search={search} queue={queue} isWide={isWide} links={links} mark={mark} openId={open}>
          {open !== undefined && (
            <OrderSheet
              key={open}
              id={open}
              isWide={isWide}
              links={links}
              isChat={search.chat === true}
              renderRoom={renderRoom}
            />
          )}
        </Orders>
      </div>
    </DeskContext>
  );
}

interface OrdersProps {
  search: QueueSearch;
  queue: ShownQueue;
  /** An order takes the width. */
  isWide: boolean;
  links: QueueLinks;
  mark: RefObject<HTMLSpanElement | null>;
  openId: number | undefined;
  /** The open order. */
  children: ReactNode;
}

function Orders({ search, queue, isWide, links, mark, openId, children }: OrdersProps) {
  const { place, waiting, held } = useDesk();
  const [choices, keep] = useChoices(useUser()?.id ?? 0);
  const isOffline = useIsOffline();
  const keys = useQueueKeys(mark, queue.orders, links);
  useKeptScroll(mark);
  useRememberedFilter(search, links);
  const view = queueView(search);
  const views = useViews(place.service.slug, 'ORDERS');
  const query = viewQuery(search, place.timeZone);
  const list = isWide ? (
    <CompactRows orders={queue.orders} openId={openId} links={links} />
  ) : (
    <>
      <QueueFilters
        value={view.filter}
        counts={queue.head?.counts}
        hrefOf={links.filterHref}
        onChange={links.filter}
        views={views.views.map((saved) => ({
          id: saved.id,
          name: saved.name,
          href: links.viewHref(saved),
          isOpen: saved.id === search.view && saved.query === query,
        }))}
      />
      <QueueRows queue={queue} view={view} openId={openId} links={links} />
    </>
  );
  return (
    <>
      {isWide ? (
        <OrderPageHead backHref={links.closeHref} />
      ) : (
        <QueueHead search={search} head={queue.head} links={links} views={views} onHelp={keys.showHelp} />
      )}
      <div className={styles.strip}>
        <OfflineStrip
          isOffline={isOffline}
          queued={waiting.filter(({ stepId }) => stepId !== held?.stepId).length}
          readAt={queue.readAt}
          timeZone={place.timeZone}
        />
      </div>
      <DeskPanes
        isWide={isWide}
        list={
          <>
            <span ref={mark} hidden />
            {list}
          </>
        }
        sheet={children}
        widths={choices.widths}
        onResize={(widths) => keep({ widths })}
      />
      <KeysHelp
        isOpen={keys.isHelpOpen}
        onClose={keys.hideHelp}
        isOn={keys.isOn}
        onSwitch={keys.switchKeys}
        offKeys={keys.offKeys}
        onSwitchKey={keys.switchKey}
      />
    </>
  );
}
