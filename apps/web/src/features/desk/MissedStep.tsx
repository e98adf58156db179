import { Notice } from '@vetka/ui/Notice';
import { useEffect, useRef } from 'react';
import { useDesk } from './DeskContext.ts';

/** On the page of an order: why a step kept on the device was refused. Leaving the page forgets it. */
export function MissedStep({ orderId }: { orderId: number }) {
  const { missedOf, forgetMissed } = useDesk();
  const text = missedOf(orderId);
  const isHere = useRef(false);
  useEffect(
    function forgetWhenLeft() {
      isHere.current = true;
      return () => {
        isHere.current = false;
        // React's strict mode leaves and comes back at once.
        queueMicrotask(() => {
          if (!isHere.current) forgetMissed(orderId);
        });
      };
    },
    [orderId, forgetMissed],
  );
  return (
    text !== undefined && (
      <Notice tone="critical" isAnnounced>
        {text}
      </Notice>
    )
  );
}
