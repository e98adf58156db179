import { formatNumber } from '@vetka/domain/plural';
import type { MouseEvent } from 'react';
import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { useWords } from '../../internal/words/words.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps {
  /** Number of items shown. */
  shown: number;
  /** Total number of items. */
  total: number;
  onMore?: (() => void) | undefined;
  isLoading?: boolean | undefined;
  /** URL of the next page; makes the button work without JavaScript. */
  href?: string | undefined;
  /** @default 'Показать ещё' */
  label?: string | undefined;
}

const shownText = (shown: number, total: number) => `Показано ${formatNumber(shown)} из ${formatNumber(total)}`;

function Progress({ share }: { share: number }) {
  return (
    <svg className={styles.track} aria-hidden="true">
      <rect className={styles.passed} width={`${(share * 100).toFixed(1)}%`} height="4" rx="2" />
    </svg>
  );
}

/** Clicks that open a new tab are left to the browser. */
const isPlainPress = (event: MouseEvent) => event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;

function MoreButton({ href, onMore, isLoading = false, label }: Omit<LoadMoreProps, 'shown' | 'total'>) {
  const { showMore = 'Показать ещё' } = useWords();
  const text = label ?? showMore;
  const more = (event: MouseEvent) => {
    if (!onMore || !isPlainPress(event)) return;
    event.preventDefault();
    onMore();
  };
  if (href !== undefined && !isLoading) {
    return (
      <Button variant="outline" href={href} onClick={more} rel="next">
        {text}
      </Button>
    );
  }
  return (
    <Button variant="outline" isLoading={isLoading} onClick={more}>
      {text}
    </Button>
  );
}

/** Shows how much of a list is visible, with a button for more until everything is. */
export function LoadMore({ shown, total, ...button }: LoadMoreProps) {
  const { shownOf = shownText } = useWords();
  return (
    <div className={styles.more} {...useKeptFocus<HTMLDivElement>()}>
      <div className={styles.count} role="status">
        <Text size="small" isNumeric>
          {shownOf(shown, total)}
        </Text>
      </div>
      <Progress share={total === 0 ? 1 : Math.min(1, shown / total)} />
      {shown < total && <MoreButton {...button} />}
    </div>
  );
}
