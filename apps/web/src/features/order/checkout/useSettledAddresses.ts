import type { OrderAddress } from '@vetka/domain/place';
import { useEffect, useState } from 'react';

/** How long after the last keystroke an address is looked up (ms). */
const debounceMs = 500;

/** The latest addresses by `cartId`, once they have stopped changing. */
export function useSettledAddresses(addresses: Readonly<Record<number, OrderAddress>>) {
  const [settled, setSettled] = useState(addresses);
  // The records are new in each render.
  const text = JSON.stringify(addresses);
  useEffect(
    function settleAfterPause() {
      const timer = setTimeout(() => setSettled(JSON.parse(text) as typeof addresses), debounceMs);
      return () => clearTimeout(timer);
    },
    [text],
  );
  return settled;
}
