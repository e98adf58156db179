import type { ReactNode } from 'react';
import { useRootMark } from '../../../internal/rootMark.ts';
import { bottomBarMark } from '../../bottomBar.css.ts';
import * as styles from './ActionBar.css.ts';

export interface ActionBarProps {
  /** What the buttons are about: «Действия с заказом № 10531». */
  label: string;
  /** Buttons, the next action first: it takes the free width. */
  children: ReactNode;
}

/** The actions of an order or a form: a bar at the bottom of a phone's window, the foot of a sheet on wider screens. */
export function ActionBar({ label, children }: ActionBarProps) {
  useRootMark(bottomBarMark);
  return (
    <>
      <div className={styles.room} />
      <div className={styles.bar} role="group" aria-label={label}>
        {children}
      </div>
    </>
  );
}
