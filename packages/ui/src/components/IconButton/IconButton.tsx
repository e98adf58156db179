import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Counter, counterText } from '../Counter/index.ts';
import { Anchor, type AnchorProps } from '../Link/index.ts';
import * as styles from './IconButton.css.ts';

interface IconButtonLook {
  /** Accessible name: the action. */
  label: string;
  icon: ReactNode;
  /**
   * `veil` is for pictures, `peony` for the favourite on a product page, `solid` for the primary action.
   * @default 'plain'
   */
  variant?: keyof typeof styles.variant | undefined;
  /** s 32 (with a press area of 44), m 44, l 56 px. @default 'm' */
  size?: keyof typeof styles.size | undefined;
  /** Active state in peony; also set the icon's `isFilled`. */
  isSelected?: boolean | undefined;
  /** Rounded corners instead of a circle. */
  isSquare?: boolean | undefined;
  /** A number over the icon, also read out after the label. */
  count?: number | undefined;
}

type Plain = 'className' | 'style' | 'children' | 'aria-label';

interface ActionProps extends IconButtonLook, Omit<ComponentProps<'button'>, Plain | 'disabled'> {
  href?: undefined;
  isDisabled?: boolean | undefined;
}

interface LinkProps extends IconButtonLook, Omit<AnchorProps, Plain> {
  isDisabled?: never;
}

/** Renders a link. */
export type IconButtonProps = ActionProps | LinkProps;

const nameWithCount = (label: string, count: number) => (count > 0 ? `${label}, ${counterText(count)}` : label);

/** A button with one icon and an accessible name. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  size = 'm',
  isSelected = false,
  isSquare = false,
  count = 0,
  ...props
}: IconButtonProps) {
  const className = classes(
    styles.button,
    styles.variant[variant],
    styles.size[size],
    isSelected && styles.active,
    isSquare && styles.square,
  );
  const common = { 'data-part': 'icon-button', className, 'aria-label': nameWithCount(label, count) };
  const content = (
    <>
      {icon}
      {count > 0 && (
        <span className={styles.count}>
          <Counter value={count} />
        </span>
      )}
    </>
  );
  if (props.href !== undefined) {
    const { isDisabled: _never, ...attributes } = props;
    return (
      <Anchor {...attributes} {...common}>
        {content}
      </Anchor>
    );
  }
  const { isDisabled = false, href: _none, ...attributes } = props;
  return (
    <button type="button" disabled={isDisabled} {...attributes} {...common}>
      {content}
    </button>
  );
}
