import { useEffect, useState } from 'react';

/** A value once it has not changed for this long (ms). */
export function useDelayed<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settleAfterDelay() {
      const timer = setTimeout(() => setSettled(value), ms);
      return () => clearTimeout(timer);
    },
    [value, ms],
  );
  return settled;
}
