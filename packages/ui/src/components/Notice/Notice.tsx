import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { AlertIcon } from '../Icon/icons/AlertIcon.ts';
import { CheckIcon } from '../Icon/icons/CheckIcon.ts';
import { InfoIcon } from '../Icon/icons/InfoIcon.ts';
import type { IconComponent } from '../Icon/makeIcon.tsx';
import { Text } from '../Text/index.ts';
import * as styles from './Notice.css.ts';

export type NoticeTone = keyof typeof styles.tone;

const icons: Record<NoticeTone, IconComponent> = {
  info: InfoIcon,
  positive: CheckIcon,
  caution: AlertIcon,
  critical: AlertIcon,
};

export interface NoticeProps {
  /** @default 'info' */
  tone?: NoticeTone | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A link or a button below the text. */
  action?: ReactNode;
  /** Announce immediately: for a message that responds to an action. */
  isAnnounced?: boolean | undefined;
}

const announcedAs = (tone: NoticeTone) => (tone === 'critical' ? 'alert' : 'status');

/** A persistent message on the page. For a temporary one use Toaster. */
export function Notice({ tone = 'info', title, children, action, isAnnounced = false }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div
      data-part="notice"
      className={classes(styles.notice, styles.tone[tone])}
      {...(isAnnounced && { role: announcedAs(tone) })}
    >
      <span className={styles.icon}>
        <Icon />
      </span>
      <div className={styles.body}>
        {title !== undefined && (
          <Text as="strong" size="label">
            {title}
          </Text>
        )}
        {children !== undefined && (
          <Text as="div" size="small">
            {children}
          </Text>
        )}
        {action}
      </div>
    </div>
  );
}
