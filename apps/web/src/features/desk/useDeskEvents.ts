import { useQueryClient } from '@tanstack/react-query';
import type { DeskEvent } from '@vetka/domain/desk';
import { useEffect, useEffectEvent } from 'react';
import { followStream } from '../../shell/live/followStream.ts';
import { deskQueries } from './desk.queries.ts';

/**
 * Listens to the events of the desk, and refreshes the shown data. After a lost connection everything is reloaded: the
 * stream does not repeat missed events.
 */
export function useDeskEvents(service: string, onEvent: (event: DeskEvent) => void): void {
  const queryClient = useQueryClient();
  const report = useEffectEvent(onEvent);
  useEffect(
    function listenToDesk() {
      const refresh = () => {
        void queryClient.invalidateQueries({ queryKey: deskQueries.service(service) });
        void queryClient.invalidateQueries({ queryKey: ['desk', 'places'] });
      };
      return followStream(`/api/v1/desk/${encodeURIComponent(service)}/events`, {
        onOpen: (isAgain) => {
          if (isAgain) refresh();
        },
        onMessage: (data) => {
          refresh();
          report(JSON.parse(data) as DeskEvent);
        },
      });
    },
    [queryClient, service],
  );
}
