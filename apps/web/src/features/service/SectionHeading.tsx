import { formatNumber } from '@vetka/domain/plural';
import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import * as styles from './SectionHeading.css.ts';

/** The heading of a section of a shop; the shop's name is the page's h1. */
export function SectionHeading({ title, count }: { title: string; count?: number | undefined }) {
  return (
    <div className={styles.heading}>
      <Heading level={2}>{title}</Heading>
      {count !== undefined && (
        <Text as="span" tone="muted">
          {formatNumber(count)}
        </Text>
      )}
    </div>
  );
}
