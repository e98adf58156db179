import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';

const address = '/api/v1/order-events';

/** Listens for order events while orders are visible, and refetches them on each event. */
export function useOrderEvents(isWatching: boolean): void {
  const queryClient = useQueryClient();
  useEffect(
    function listenToOrders() {
      if (!isWatching) return;
      const stream = new EventSource(address);
      stream.addEventListener('message', () => {
        void invalidateAreas(queryClient, 'order');
      });
      return () => stream.close();
    },
    [isWatching, queryClient],
  );
}
