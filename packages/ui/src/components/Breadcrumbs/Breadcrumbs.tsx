import { useWords } from '../../internal/words/words.ts';
import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import { Anchor } from '../Link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** The last item, the current page, has none. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** From «Главная» to the current page. */
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

/** The path from the main page to the current one. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  const { breadcrumbs = 'Хлебные крошки' } = useWords();
  return (
    <nav aria-label={breadcrumbs}>
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
