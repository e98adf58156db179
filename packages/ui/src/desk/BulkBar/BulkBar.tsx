import * as Toolbar from 'radix-ui/toolbar';
import { formatNumber } from '@vetka/domain/plural';
import { useEffect, useRef, type ComponentProps, type FocusEvent, type ReactNode } from 'react';
import { CloseIcon } from '../../components/Icon/icons/CloseIcon.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './BulkBar.css.ts';

const chosenText = (count: number) => `Выбрано ${formatNumber(count)}`;

export interface BulkBarProps {
  /** What is selected: «Выбранные товары». */
  label: string;
  count: number;
  /** Nothing is selected any more. */
  onClear: () => void;
  /** `BulkAction`s. */
  children: ReactNode;
}

/**
 * What can be done with the selected rows, at the foot of the list. Render it while something is selected.
 *
 * Keyboard (APG toolbar): Tab enters and leaves, Left and Right move between actions, Home and End go to the ends.
 */
export function BulkBar({ label, count, onClear, children }: BulkBarProps) {
  const { chosenCount = chosenText, clearSelection = 'Снять выделение' } = useWords();
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  // A dialog of an action returns the focus from nowhere.
  const noteOpener = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !bar.current?.contains(relatedTarget)) opener.current = relatedTarget;
  };
  useEffect(function returnFocus() {
    // The bar takes the focus with it, and so does a dialog of an action that removes both.
    return () =>
      void setTimeout(() => {
        if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
      });
  }, []);
  return (
    <Toolbar.Root ref={bar} className={styles.bar} aria-label={label} loop={false} onFocus={noteOpener}>
      <span role="status" className={styles.count}>
        {chosenCount(count)}
      </span>
      {children}
      <Toolbar.Button className={styles.clear} aria-label={clearSelection} onClick={onClear}>
        <CloseIcon />
      </Toolbar.Button>
    </Toolbar.Root>
  );
}

export interface BulkActionProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled'> {
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/** One action of a `BulkBar`. */
export function BulkAction({ icon, isDisabled = false, children, ...attributes }: BulkActionProps) {
  return (
    <Toolbar.Button {...attributes} className={styles.action} disabled={isDisabled}>
      {icon}
      {children}
    </Toolbar.Button>
  );
}
