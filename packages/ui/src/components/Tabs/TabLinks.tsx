import { formatNumber } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Anchor } from '../Link/index.ts';
import * as styles from './Tabs.css.ts';

export interface TabLink {
  href: string;
  label: string;
  icon?: ReactNode;
  /** How many things are behind the tab. */
  count?: number;
}

export interface TabLinksProps {
  /** What the tabs divide: «Разделы профиля». */
  label: string;
  items: readonly TabLink[];
  /** `href` of the open one. */
  current: string;
}

/** Tabs that are pages of their own: a navigation, so the address tells which one is open. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              className={styles.tab}
              href={item.href}
              {...(item.href === current && { 'aria-current': 'page' as const })}
            >
              {item.icon}
              {item.label}
              {item.count !== undefined && <span className={styles.count}>{formatNumber(item.count)}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
