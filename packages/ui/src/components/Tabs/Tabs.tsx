import { formatNumber } from '@vetka/domain/plural';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import * as styles from './Tabs.css.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Number of items behind the tab. */
  count?: number | undefined;
  /** The tab's content; rendered only while it is open. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends ValueProps<Value> {
  /** Accessible name of the tabs: «О товаре». */
  label: string;
  items: readonly Tab<Value>[];
  /** Goes to the list of tabs: `data-testid`. */
  [data: `data-${string}`]: unknown;
}

/** Wraps around at both ends. */
const steps: Record<string, (place: number, count: number) => number> = {
  ArrowLeft: (place, count) => (place + count - 1) % count,
  ArrowRight: (place, count) => (place + 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * Sections of which one is visible. Use `TabLinks` when each has its own URL, `Segmented` for views of the same
 * content.
 *
 * Keyboard (APG tabs): Left and Right, Home and End move and open, Tab continues into the section.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value: given, defaultValue, onChange, ...attributes } = props;
  const [value, choose] = useValue({ value: given, defaultValue, onChange }, items[0]?.value);
  const id = useId();
  const open = items.find((item) => item.value === value);
  function move(event: KeyboardEvent<HTMLElement>, place: number) {
    const next = items[steps[event.key]?.(place, items.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  }
  return (
    <div>
      <div {...attributes} role="tablist" aria-label={label} data-part="tabs" className={styles.list}>
        {items.map((item, place) => (
          <button
            key={item.value}
            id={`${id}-${item.value}`}
            type="button"
            role="tab"
            aria-selected={item === open}
            aria-controls={item === open ? `${id}-panel` : undefined}
            tabIndex={item === open ? 0 : -1}
            data-part="tab"
            className={styles.tab}
            onClick={() => choose(item.value)}
            onKeyDown={(event) => move(event, place)}
          >
            {item.icon}
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{formatNumber(item.count)}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        data-part="tab-panel"
        className={styles.panel}
      >
        {open?.content}
      </div>
    </div>
  );
}
