import type { ReactNode } from 'react';
import { useWords } from '../../internal/words/words.ts';
import { Button } from '../Button/index.ts';
import { Heading, type HeadingProps } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './EmptyMessage.css.ts';
import { Vase } from './Vase.tsx';

export interface EmptyMessageProps {
  title: string;
  text?: ReactNode;
  /** Shows the drawing of a vase above the text. */
  hasVase?: boolean | undefined;
  /** Another drawing above the text; hidden from screen readers. */
  drawing?: ReactNode;
  /** Heading level of the title. @default 2 */
  level?: HeadingProps['level'] | undefined;
  /** Target of the button. @default '/' */
  actionHref?: string | undefined;
  /** @default 'На главную' */
  actionLabel?: string | undefined;
  /** Replaces the button; `null` for none. */
  action?: ReactNode;
}

/** An empty state: one sentence and one action. */
export function EmptyMessage({
  title,
  text,
  hasVase = false,
  drawing,
  level = 2,
  actionHref = '/',
  actionLabel,
  action,
}: EmptyMessageProps) {
  const { toHome = 'На главную' } = useWords();
  const shown = action === undefined ? <Button href={actionHref}>{actionLabel ?? toHome}</Button> : action;
  return (
    <div className={styles.empty}>
      {drawing ?? (hasVase && <Vase />)}
      <Heading level={level} size="h2">
        {title}
      </Heading>
      {text !== undefined && (
        <div className={styles.text}>
          <Text>{text}</Text>
        </div>
      )}
      {shown !== null && <div className={styles.action}>{shown}</div>}
    </div>
  );
}
