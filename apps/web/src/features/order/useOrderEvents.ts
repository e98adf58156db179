import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { followStream } from '../../shell/live/followStream.ts';

const address = '/api/v1/order-events';

/** Listens for order events while orders are visible, and refetches them on each event and after a lost connection. */
export function useOrderEvents(isWatching: boolean): void {
  const queryClient = useQueryClient();
  useEffect(
    function listenToOrders() {
      if (!isWatching) return;
      const refresh = () => void invalidateAreas(queryClient, 'order');
      return followStream(address, {
        onOpen: (isAgain) => {
          if (isAgain) refresh();
        },
        onMessage: refresh,
      });
    },
    [isWatching, queryClient],
  );
}
