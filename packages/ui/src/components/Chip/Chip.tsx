import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Anchor, type AnchorProps } from '../Link/index.ts';
import * as styles from './Chip.css.ts';

interface ChipLook {
  children: ReactNode;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** The active one: solid green. */
  isSelected?: boolean | undefined;
  /** `soft` is an active filter that a click removes. @default 'outline' */
  variant?: keyof typeof styles.variant | undefined;
}

type Plain = 'className' | 'style' | 'children';

interface ToggleProps extends ChipLook, Omit<ComponentProps<'button'>, Plain | 'disabled'> {
  href?: undefined;
  isDisabled?: boolean | undefined;
}

interface LinkProps extends ChipLook, Omit<AnchorProps, Plain> {
  isDisabled?: never;
}

/** With `href` it is a link, otherwise a button; with `isSelected` the button is a toggle. */
export type ChipProps = ToggleProps | LinkProps;

/** A rounded option in a row of options: a filter, a category, a sort order. */
export function Chip({ icon, iconEnd, isSelected, isDisabled, variant = 'outline', children, ...props }: ChipProps) {
  const className = classes(styles.chip, styles.variant[variant], isSelected && styles.selected);
  const content = (
    <>
      {icon}
      <span className={styles.label}>{children}</span>
      {iconEnd}
    </>
  );
  if (props.href !== undefined) {
    return (
      <Anchor data-part="chip" className={className} aria-current={isSelected || undefined} {...props}>
        {content}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      data-part="chip"
      className={className}
      aria-pressed={isSelected}
      disabled={isDisabled}
      {...props}
    >
      {content}
    </button>
  );
}
