import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { TabLinks, type TabLink } from '@vetka/ui/Tabs';
import { Text } from '@vetka/ui/Text';
import { CatalogHeading } from '@vetka/ui/patterns/catalog/CatalogToolbar';
import type { ReactNode } from 'react';
import * as styles from './lists.css.ts';

interface ListHeadProps {
  title: string;
  lead?: string;
  count?: number | undefined;
  /** The section's pages and the address of this one. */
  tabs?: readonly TabLink[];
  current?: string;
  /** What may be done here, beside the name. */
  action?: ReactNode;
}

/** The top of a page that is a list: where one is, its name, and its neighbours. */
export function ListHead({ title, lead, count, tabs, current = '', action }: ListHeadProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: title }]} />
      <div className={styles.head}>
        <CatalogHeading title={title} count={count} />
        {lead && (
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        )}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {tabs && (
        <div className={styles.tabs}>
          <TabLinks label="Разделы страницы" items={tabs} current={current} />
        </div>
      )}
    </>
  );
}
