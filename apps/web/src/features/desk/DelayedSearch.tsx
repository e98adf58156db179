import { SearchField } from '@vetka/ui/SearchField';
import { useRef, useState } from 'react';

interface DelayedSearchProps {
  label: string;
  placeholder: string;
  /** The search of the URL. */
  value: string;
  onFind: (text: string) => void;
}

/** How long after the last key the search runs (ms). */
const searchDelayMs = 300;

/** A search that runs a moment after the last key, or at once on Enter. */
export function DelayedSearch({ label, placeholder, value, onFind }: DelayedSearchProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The URL changed: a link, or «Back».
  if (value !== shown) {
    setShown(value);
    setText(value);
  }
  const find = (typed: string) => {
    clearTimeout(timer.current);
    if (typed.trim() !== value) onFind(typed.trim());
  };
  const change = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => find(typed), searchDelayMs);
  };
  return <SearchField label={label} placeholder={placeholder} value={text} onChange={change} onSubmit={find} />;
}
