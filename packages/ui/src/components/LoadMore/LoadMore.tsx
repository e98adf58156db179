import { formatNumber } from '@vetka/domain/plural';
import type { MouseEvent } from 'react';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps {
  /** How many are on the page. */
  shown: number;
  /** How many there are. */
  total: number;
  onMore?: () => void;
  isLoading?: boolean;
  /** Address of the next page: the button then works without JavaScript too. */
  href?: string;
  /** @default 'Показать ещё' */
  label?: string;
}

function Progress({ share }: { share: number }) {
  return (
    <svg className={styles.track} aria-hidden="true">
      <rect className={styles.passed} width={`${(share * 100).toFixed(1)}%`} height="4" rx="2" />
    </svg>
  );
}

/** A press that is meant for a new tab belongs to the browser. */
const isPlainPress = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

function MoreButton({
  href,
  onMore,
  isLoading = false,
  label = 'Показать ещё',
}: Omit<LoadMoreProps, 'shown' | 'total'>) {
  const more = (event: MouseEvent) => {
    if (!onMore || !isPlainPress(event)) return;
    event.preventDefault();
    onMore();
  };
  if (href !== undefined && !isLoading) {
    return (
      <Button variant="outline" href={href} onClick={more} rel="next">
        {label}
      </Button>
    );
  }
  return (
    <Button variant="outline" isLoading={isLoading} onClick={more}>
      {label}
    </Button>
  );
}

/** How much of a list is shown, and a button for the rest; the button goes when everything is. */
export function LoadMore({ shown, total, ...button }: LoadMoreProps) {
  return (
    <div className={styles.more}>
      <div className={styles.count} role="status">
        <Text size="small" isNumeric>{`Показано ${formatNumber(shown)} из ${formatNumber(total)}`}</Text>
      </div>
      <Progress share={total === 0 ? 1 : Math.min(1, shown / total)} />
      {shown < total && <MoreButton {...button} />}
    </div>
  );
}
