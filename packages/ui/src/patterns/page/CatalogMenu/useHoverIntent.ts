import { useEffect, useRef, type PointerEvent } from 'react';

/** How long a mouse rests on an item before it is meant (ms): on the way to the links it crosses others. */
const restMs = 120;

/** Returns the handlers of an item that the mouse selects by resting on it. */
export function useHoverIntent<Item>(onMeant: (item: Item) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(function cancelOnUnmount() {
    return () => clearTimeout(timer.current);
  }, []);
  return (item: Item) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      cancel();
      if (pointerType === 'mouse') timer.current = setTimeout(() => onMeant(item), restMs);
    },
    onPointerLeave: cancel,
  });
}
