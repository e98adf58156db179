import { formatNumber } from '@vetka/domain/plural';
import { useId, type ReactNode } from 'react';
import { Heading } from '../../../components/Heading/index.ts';
import { ChevronRightIcon } from '../../../components/Icon/icons/ChevronRightIcon.ts';
import { Link } from '../../../components/Link/index.ts';
import * as styles from './PageSection.css.ts';

export interface PageSectionProps {
  title: string;
  /** A secondary number after the title. */
  count?: number | undefined;
  moreHref?: string | undefined;
  /** @default 'Смотреть всё' */
  moreLabel?: string | undefined;
  /** @default 2 */
  level?: 2 | 3 | undefined;
  children: ReactNode;
}

/** A titled section of a page with the site's vertical spacing. */
export function PageSection({
  title,
  count,
  moreHref,
  moreLabel = 'Смотреть всё',
  level = 2,
  children,
}: PageSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={level} size="h2" id={id}>
          {title}
          {count !== undefined && <span className={styles.count}> {formatNumber(count)}</span>}
        </Heading>
        {moreHref && (
          <span className={styles.more}>
            <Link href={moreHref}>
              {moreLabel}
              <ChevronRightIcon />
            </Link>
          </span>
        )}
      </div>
      {children}
    </section>
  );
}
