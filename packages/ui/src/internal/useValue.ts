import { useState } from 'react';

/** The value of a control: the owner's, or its own from `defaultValue` on. `Empty` is what stands for no value. */
export interface ValueProps<Value, Empty = never> {
  /** Without it the control keeps the value itself. */
  value?: Value | Empty | undefined;
  /** The first value of a control that keeps it itself. */
  defaultValue?: Value | Empty | undefined;
  onChange?: ((value: Value) => void) | undefined;
}

/** The current value and what changes it. */
export function useValue<Value, Empty>(
  { value, defaultValue, onChange }: ValueProps<Value, Empty>,
  first: Value | Empty,
) {
  const [own, setOwn] = useState(defaultValue ?? first);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change] as const;
}
