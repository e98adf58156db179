import { Text } from '@vetka/ui/Text';
import * as styles from './textDifference.css.ts';
import { wordDifference } from './wordDifference.ts';

interface TextDifferenceProps {
  /** Our Markdown. */
  before: string;
  after: string;
}

const tags = { same: 'span', added: 'ins', removed: 'del' } as const;

/** The differences of two texts, in one running text. */
export function TextDifference({ before, after }: TextDifferenceProps) {
  const parts = wordDifference(before, after);
  if (parts.every(({ kind }) => kind === 'same')) return <Text tone="muted">Тексты одинаковы.</Text>;
  return (
    <div className={styles.text}>
      {parts.map(({ kind, text }, index) => {
        const Tag = tags[kind];
        // Parts have no identity; the whole text is replaced when another version is chosen.
        return <Tag key={index}>{text}</Tag>;
      })}
    </div>
  );
}
