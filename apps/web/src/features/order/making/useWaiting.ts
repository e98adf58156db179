import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

const keyOf = (orderServiceId: number) => `vetka.order.waits.${orderServiceId}`;

function readWaiting(orderServiceId: number): boolean {
  try {
    return localStorage.getItem(keyOf(orderServiceId)) !== null;
  } catch {
    // Storage is disabled.
    return false;
  }
}

function keepWaiting(orderServiceId: number): void {
  try {
    localStorage.setItem(keyOf(orderServiceId), new Date().toISOString());
  } catch {
    // Storage is full or disabled: the choice lasts as long as the page.
  }
}

/**
 * Whether the customer chose to wait for a shop that has missed its deadline, stored in this browser; and the choice
 * itself.
 */
export function useWaiting(orderServiceId: number): [isWaiting: boolean, wait: () => void] {
  const isHydrated = useHydrated();
  const [isChosen, setIsChosen] = useState(false);
  const wait = () => {
    keepWaiting(orderServiceId);
    setIsChosen(true);
  };
  return [isChosen || (isHydrated && readWaiting(orderServiceId)), wait];
}
