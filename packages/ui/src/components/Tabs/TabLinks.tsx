import { formatNumber } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { useCurrentInView } from '../../internal/useCurrentInView.ts';
import { Anchor } from '../Link/index.ts';
import * as styles from './Tabs.css.ts';

export interface TabLink {
  href: string;
  label: string;
  icon?: ReactNode;
  /** Number of items behind the tab. */
  count?: number | undefined;
}

export interface TabLinksProps {
  /** Accessible name of the tabs: «Разделы профиля». */
  label: string;
  items: readonly TabLink[];
  /** `href` of the current tab. */
  current: string;
}

/** Tabs that are separate pages: a navigation whose URL determines the current tab, which is scrolled into view. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  const list = useCurrentInView<HTMLUListElement>(items.findIndex(({ href }) => href === current));
  return (
    <nav aria-label={label}>
      <ul ref={list} data-part="tabs" className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <Anchor
              data-part="tab"
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
