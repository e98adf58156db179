import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';

const keyOf = (orderId: number, productId: number) => `vetka.desk.made.${orderId}.${productId}`;

function readTicked(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    // Storage is disabled, or its text is not ours.
    return [];
  }
}

/** The ticked parts of a product, stored on this device while it is made. */
export function useTicked(orderId: number, productId: number): [string[], (ticked: string[]) => void] {
  const key = keyOf(orderId, productId);
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<string[]>();
  const tick = (ticked: string[]) => {
    setChanged(ticked);
    try {
      localStorage.setItem(key, JSON.stringify(ticked));
    } catch {
      // Storage is full or disabled: the ticks last as long as the page.
    }
  };
  return [changed ?? (isHydrated ? readTicked(key) : []), tick];
}
