import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Heading, type HeadingProps } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './EmptyMessage.css.ts';
import { Vase } from './Vase.tsx';

export interface EmptyMessageProps {
  title: string;
  text?: ReactNode;
  /** The drawing of a vase above the words. */
  hasVase?: boolean;
  /** Place of the title in the outline. @default 2 */
  level?: HeadingProps['level'];
  /** Where the button leads. @default '/' */
  actionHref?: string;
  /** @default 'На главную' */
  actionLabel?: string;
  /** In place of the button; `null` for none. */
  action?: ReactNode;
}

/** Nothing here, or nothing found: one sentence and one way on. */
export function EmptyMessage({
  title,
  text,
  hasVase = false,
  level = 2,
  actionHref = '/',
  actionLabel = 'На главную',
  action = <Button href={actionHref}>{actionLabel}</Button>,
}: EmptyMessageProps) {
  return (
    <div className={styles.empty}>
      {hasVase && <Vase />}
      <Heading level={level} size="h2">
        {title}
      </Heading>
      {text !== undefined && (
        <div className={styles.text}>
          <Text>{text}</Text>
        </div>
      )}
      {action !== null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
