import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Spinner } from '../Spinner/index.ts';
import * as styles from './Button.css.ts';

export interface ButtonContentProps {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  isLoading: boolean;
  loadingText: string;
  children: ReactNode;
}

/** Content of a button. While loading, the label stays in place invisibly, so the width does not change. */
export function ButtonContent({ icon, iconEnd, isLoading, loadingText, children }: ButtonContentProps) {
  return (
    <>
      <span className={classes(styles.content, isLoading && styles.kept)}>
        {icon}
        <span className={styles.label}>{children}</span>
        {iconEnd}
      </span>
      {isLoading && (
        <span className={styles.waiting}>
          <Spinner size="s" label={null} />
          <span className={styles.label}>{loadingText}</span>
        </span>
      )}
    </>
  );
}
