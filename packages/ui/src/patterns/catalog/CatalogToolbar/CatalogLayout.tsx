import type { ReactNode } from 'react';
import * as styles from './CatalogToolbar.css.ts';

export interface CatalogLayoutProps {
  /** `FilterPanel`; hidden on a phone, where the same panel is in a sheet. */
  filters: ReactNode;
  /** `CatalogToolbar`, the grid, «Показать ещё». */
  children: ReactNode;
}

/** Filters beside the results: a card on a tablet, a sidebar of 264 px on a wide screen. */
export function CatalogLayout({ filters, children }: CatalogLayoutProps) {
  return (
    <div className={styles.layout}>
      <aside className={styles.rail} aria-label="Фильтры">
        {filters}
      </aside>
      <div>{children}</div>
    </div>
  );
}
