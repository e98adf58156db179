import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import { Anchor } from '../Link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** The last one, the page itself, has none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From «Главная» to the page itself. */
  items: readonly Breadcrumb[];
}

function Crumb({ label, href }: Breadcrumb) {
  if (href === undefined) return <span aria-current="page">{label}</span>;
  return (
    <Anchor className={styles.link} href={href}>
      {label}
    </Anchor>
  );
}

/** The way from the main page to this one. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Хлебные крошки">
      <ol className={styles.list}>
        {items.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label} className={styles.item}>
            {index > 0 && <ChevronRightIcon size="s" />}
            <Crumb {...crumb} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
