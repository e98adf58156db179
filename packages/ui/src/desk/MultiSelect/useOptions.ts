import { useState } from 'react';
import type { ListControl } from '../../components/Combobox/listKeys.ts';
import type { ComboboxItem } from '../../components/Combobox/index.ts';
import { useForeignLayer } from '../../internal/layers/foreignLayers.ts';
import { matchingItems } from './matchingItems.ts';

interface Options {
  items: readonly ComboboxItem[];
  value: readonly ComboboxItem['id'][];
  onChange: (value: readonly ComboboxItem['id'][]) => void;
  max: number;
  /** Disabled or read-only: it never opens. */
  isFixed: boolean;
}

/** The list below the field: it stays open while options are chosen, and forgets the text when it closes. */
export function useOptions({ items, value, onChange, max, isFixed }: Options) {
  const [isWanted, setIsWanted] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const isOpen = isWanted && !isFixed;
  useForeignLayer(isOpen);
  const shown = matchingItems(items, text);
  const isFull = value.length >= max;
  const list: ListControl = {
    isOpen,
    count: shown.length,
    active: Math.min(active, shown.length - 1),
    setActive,
    open: () => setIsWanted(true),
    close() {
      setIsWanted(false);
      setText('');
      setActive(-1);
    },
    choose(place: number) {
      const item = shown[place];
      if (!item) return;
      setActive(place);
      if (value.includes(item.id)) onChange(value.filter((id) => id !== item.id));
      else if (!isFull) onChange([...value, item.id]);
    },
  };
  const type = (next: string) => {
    setText(next);
    setActive(-1);
    setIsWanted(true);
  };
  return { list, shown, text, type, isFull };
}
