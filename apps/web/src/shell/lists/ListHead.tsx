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
  /** Tabs of the section; the current one is `current`. */
  tabs?: readonly TabLink[];
  current?: string;
  /** A button beside the title. */
  action?: ReactNode;
}

/** The header of a list page: breadcrumbs, title and tabs. */
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
