import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { useWords } from '../../internal/words/words.ts';
import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';
import { ButtonContent } from './ButtonContent.tsx';
import * as styles from './Button.css.ts';

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

interface ButtonStyle {
  /** At most one solid button per block. @default 'solid' */
  variant?: ButtonVariant | undefined;
  /** s 44, m 48, l 56 px high. @default 'm' */
  size?: ButtonSize | undefined;
  isFullWidth?: boolean | undefined;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  children: ReactNode;
}

interface ActionProps
  extends ButtonStyle, Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'children'> {
  href?: undefined;
  isDisabled?: boolean | undefined;
  /** Shows the spinner with `loadingText`. Clicks are ignored; focus and width stay. */
  isLoading?: boolean | undefined;
  /** A verb: «Добавляем», «Сохраняем». @default 'Загружаем' */
  loadingText?: string | undefined;
}

interface LinkProps extends ButtonStyle, Omit<AnchorProps, 'className' | 'style' | 'children'> {
  isDisabled?: never;
  isLoading?: never;
  loadingText?: never;
}

/** Renders a link that looks like a button. */
export type ButtonProps = ActionProps | LinkProps;

function buttonClasses({ variant = 'solid', size = 'm', isFullWidth = false }: Omit<ButtonStyle, 'children'>): string {
  return classes(styles.button, styles.variant[variant], styles.size[size], isFullWidth && styles.fullWidth);
}

const swallow = (event: MouseEvent) => event.preventDefault();

function ActionButton({
  variant,
  size,
  isFullWidth,
  icon,
  iconEnd,
  children,
  isDisabled = false,
  isLoading = false,
  loadingText,
  onClick,
  ...attributes
}: ActionProps) {
  const { loading = 'Загружаем' } = useWords();
  const style = { ...(variant && { variant }), ...(size && { size }), ...(isFullWidth && { isFullWidth }) };
  // A loading button is not `disabled`, or it would lose focus.
  const waiting = isLoading ? { 'aria-disabled': true, 'aria-busy': true, onClick: swallow } : { onClick };
  return (
    <button
      type="button"
      data-part="button"
      className={buttonClasses(style)}
      disabled={isDisabled}
      {...attributes}
      {...waiting}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} isLoading={isLoading} loadingText={loadingText ?? loading}>
        {children}
      </ButtonContent>
    </button>
  );
}

function LinkButton({ variant, size, isFullWidth, icon, iconEnd, children, ...attributes }: LinkProps) {
  const style = { ...(variant && { variant }), ...(size && { size }), ...(isFullWidth && { isFullWidth }) };
  return (
    <Anchor data-part="button" className={buttonClasses(style)} {...attributes}>
      <ButtonContent icon={icon} iconEnd={iconEnd} isLoading={false} loadingText="">
        {children}
      </ButtonContent>
    </Anchor>
  );
}

/** An action or, with `href`, a prominent link. For an icon alone use IconButton. */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />;
}
