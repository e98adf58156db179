import { useRef } from 'react';
import { keysBetween, withRows, type RowKey } from './tableModel.ts';

interface SelectionOptions {
  keys: readonly RowKey[];
  selected: ReadonlySet<RowKey> | undefined;
  onSelectedChange: ((selected: ReadonlySet<RowKey>) => void) | undefined;
}

export type Selection = NonNullable<ReturnType<typeof useSelection>>;

/** Undefined when rows can't be selected. */
export function useSelection({ keys, selected = new Set(), onSelectedChange }: SelectionOptions) {
  const last = useRef<RowKey>(null);
  const isRange = useRef(false);
  /** Rows that arrows extend the selection over, and what was selected before. */
  const range = useRef<{ from: RowKey; before: ReadonlySet<RowKey> }>(null);
  if (!onSelectedChange) return undefined;
  const isAll = keys.length > 0 && keys.every((key) => selected.has(key));
  function toggle(key: RowKey, isOn: boolean) {
    const changed = isRange.current ? keysBetween(keys, last.current, key) : [key];
    last.current = key;
    range.current = null;
    onSelectedChange?.(withRows(selected, changed, isOn));
  }
  return {
    has: (key: RowKey) => selected.has(key),
    all: {
      isChecked: isAll,
      isIndeterminate: !isAll && keys.some((key) => selected.has(key)),
      onChange: (isOn: boolean) => onSelectedChange(withRows(selected, keys, isOn)),
    },
    /** A change event does not say whether Shift is held. */
    noteShift: ({ shiftKey }: { shiftKey: boolean }) => void (isRange.current = shiftKey),
    toggle,
    toggleAt(row: number, isShift: boolean) {
      const key = keys[row];
      if (key === undefined) return;
      isRange.current = isShift;
      toggle(key, !selected.has(key));
    },
    /** Selects from the row where the extension began to another. */
    extend(from: number, to: number) {
      const [fromKey, toKey] = [keys[from], keys[to]];
      if (fromKey === undefined || toKey === undefined) return;
      range.current ??= { from: fromKey, before: selected };
      last.current = range.current.from;
      onSelectedChange(withRows(range.current.before, keysBetween(keys, range.current.from, toKey), true));
    },
    endRange: () => void (range.current = null),
  };
}
