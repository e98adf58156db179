import type { QueuedPayout } from '@vetka/domain/payout';
import { Link } from '@vetka/ui/Link';
import type { ReactNode } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from '../moderation.css.ts';

interface ShopHeadProps {
  shop: Pick<QueuedPayout['shop'], 'slug' | 'name'>;
  /** The sum or the state of the card, at the end of the line. */
  children: ReactNode;
}

/** The first line of a card about a shop: its name, with a link to its page, and what the card is about. */
export function ShopHead({ shop, children }: ShopHeadProps) {
  return (
    <div className={styles.titleRow}>
      <ShopTitle shop={shop} />
      {children}
    </div>
  );
}

export function ShopTitle({ shop }: Pick<ShopHeadProps, 'shop'>) {
  return (
    <h2 className={styles.title}>
      <Link tone="text" href={pagePath('/$service', { service: shop.slug })}>
        {shop.name}
      </Link>
    </h2>
  );
}
