import { formatNumber } from '@vetka/domain/plural';
import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** How many things are behind the tab. */
  count?: number;
  /** What the tab shows; made only while it is open. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide: «О товаре». */
  label: string;
  items: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * Sections in one place, one of them in sight. Where each has an address of its own use `TabLinks`, for the look of one
 * and the same thing `Segmented`.
 *
 * Keyboard (APG tabs): Left and Right, Home and End move and open, Tab goes on into the section.
 */
export function Tabs<Value extends string>({ label, items, value, onChange }: TabsProps<Value>) {
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <RadixTabs.List className={styles.list} aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger key={item.value} value={item.value} className={styles.tab}>
            {item.icon}
            {item.label}
            {item.count !== undefined && <span className={styles.count}>{formatNumber(item.count)}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
