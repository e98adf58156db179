import { useInfiniteQuery } from '@tanstack/react-query';
import type { Order, OrderService } from '@vetka/domain/order';
import { PurchasesPanel } from '@vetka/ui/patterns/order/PurchasesPanel';
import { useEffect, useMemo, useState } from 'react';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { MoreItems } from '../../shell/lists/PagedItems.tsx';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { useLinksBeneath } from '../../shell/overlays/useLinksBeneath.ts';
import { useStore } from '../../shell/store.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { orderQueries } from './order.queries.ts';
import { OrderServiceSheet } from './OrderServiceSheet.tsx';
import { useOrderEvents } from './useOrderEvents.ts';
import { useOrderServiceQuestion } from './OrderServiceQuestion.tsx';

/** «Мои покупки», over the cart or on its own. */
export default function PurchasesOverlay({ isOpen, onClose }: OverlayProps) {
  const { overlays } = useShell();
  const isOverCart = useStore(overlays.state).cart !== undefined;
  const [shown, setShown] = useState<OrderService | null>(null);
  const { onCancel, onHide, dialog } = useOrderServiceQuestion(() => setShown(null));
  // A navigation closes the panel without its own close.
  if (!isOpen && shown) setShown(null);
  const list = useOrders(isOpen);
  useOrderEvents(isOpen);
  const closeAll = () => {
    setShown(null);
    onClose();
    overlays.close('cart');
  };
  useLinksBeneath(isOpen, closeAll);
  return (
    <>
      <PurchasesPanel
        isOpen={isOpen}
        onClose={closeAll}
        onBack={isOverCart ? onClose : undefined}
        {...list}
        onShow={setShown}
        onCancel={onCancel}
        onHide={onHide}
      />
      <OrderServiceSheet
        shown={isOpen ? shown : null}
        onBack={() => setShown(null)}
        onClose={closeAll}
        onCancel={onCancel}
        onHide={onHide}
      />
      {dialog}
    </>
  );
}

const none: readonly Order[] = [];

function useOrders(isOpen: boolean) {
  const query = useInfiniteQuery({ ...orderQueries.list(useApi()), enabled: isOpen });
  const { data, error, isFetchNextPageError, isPending, refetch } = query;
  const errors = useErrorHandler();
  useEffect(
    function reportFailure() {
      // «Показать ещё» reports its own failure, with a retry.
      if (error && !isFetchNextPageError) errors.handle(error);
    },
    [error, errors, isFetchNextPageError],
  );
  const orders = useMemo(() => data?.pages.flatMap((page) => page.data) ?? none, [data]);
  return {
    orders,
    isLoading: isPending && !error,
    more: <MoreItems list={query} />,
    failure: error && !data && <LoadFailure error={error} onRetry={() => void refetch()} />,
  };
}
