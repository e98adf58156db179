/** A key press: React's event, or the browser's own as `{ …, nativeEvent: event }`. */
export interface KeyPress {
  key: string;
  altKey: boolean;
  nativeEvent: { isComposing: boolean };
  preventDefault: () => void;
  stopPropagation: () => void;
}

/** Keyboard commands of a combobox list. */
export interface ListControl {
  isOpen: boolean;
  /** Number of options that can be reached. */
  count: number;
  /** Index of the active option, -1 for none. */
  active: number;
  setActive: (place: number) => void;
  open: () => void;
  close: () => void;
  choose: (place: number) => void;
  /** Enter without an active option. */
  onEnter?: (() => void) | undefined;
}

/** Past either end comes the text itself (-1), then the other end: APG's editable combobox with list autocomplete. */
function step(from: number, by: 1 | -1, count: number): number {
  const next = from + by;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}

function handleArrow(event: KeyPress, list: ListControl, by: 1 | -1) {
  event.preventDefault();
  if (event.altKey) return by === 1 ? list.open() : list.close();
  if (!list.isOpen) list.open();
  if (list.count > 0) list.setActive(step(list.active, by, list.count));
}

/** The keyboard table of APG's combobox: Down, Up, Alt+Down, Alt+Up, Enter, Escape, Tab. */
export function handleListKey(event: KeyPress, list: ListControl): void {
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'ArrowDown') handleArrow(event, list, 1);
  else if (event.key === 'ArrowUp') handleArrow(event, list, -1);
  else if (event.key === 'Tab') list.close();
  else if (event.key === 'Enter') {
    if (!list.isOpen || list.active < 0) return list.onEnter?.();
    event.preventDefault();
    list.choose(list.active);
  } else if (event.key === 'Escape' && list.isOpen) {
    event.preventDefault();
    event.stopPropagation();
    list.close();
  }
}
