import { I18nProvider } from 'react-aria/I18nProvider';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useNumberField } from 'react-aria/useNumberField';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import { useRef, type ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { MinusIcon } from '../Icon/icons/MinusIcon.ts';
import { PlusIcon } from '../Icon/icons/PlusIcon.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** What is being counted. Read out, not shown. */
  label: string;
  value: number;
  /** A whole number between `min` and `max`. */
  onChange: (value: number) => void;
  /** @default 1 */
  min?: number;
  /** The most the seller has. */
  max: number;
  isDisabled?: boolean;
  /** `solid` in the place of «В корзину», `quiet` in a row of the cart. @default 'quiet' */
  variant?: keyof typeof styles.variant;
  /** s 40, m 44, l 48, xl 56 px high. @default 'm' */
  size?: keyof typeof styles.size;
}

const locale = 'ru-RU';
const wholeNumbers: Intl.NumberFormatOptions = { maximumFractionDigits: 0 };

/**
 * A count with a button on either side. Keys (Up, Down, Page Up, Page Down, Home, End), holding a button, and what is
 * read out after a change come from React Aria.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  // The hooks read the locale from the context, so the stepper itself has to be inside.
  return (
    <I18nProvider locale={locale}>
      <Stepper {...props} />
    </I18nProvider>
  );
}

function Stepper({ label, value, onChange, min = 1, max, isDisabled = false, ...look }: QuantityStepperProps) {
  const { variant = 'quiet', size = 'm' } = look;
  const input = useRef<HTMLInputElement>(null);
  const fieldProps = {
    'aria-label': label,
    decrementAriaLabel: `Меньше: ${label}`,
    incrementAriaLabel: `Больше: ${label}`,
    value,
    // An emptied field is not a quantity; React Aria then shows the last one again.
    onChange: (next: number) => Number.isFinite(next) && next !== value && onChange(next),
    minValue: min,
    maxValue: max,
    step: 1,
    isDisabled,
    isWheelDisabled: true,
    formatOptions: wholeNumbers,
  };
  const state = useNumberFieldState({ ...fieldProps, locale });
  const field = useNumberField(fieldProps, state, input);
  return (
    <div {...field.groupProps} className={classes(styles.stepper, styles.variant[variant], styles.size[size])}>
      <StepButton {...field.decrementButtonProps} icon={<MinusIcon />} />
      <input {...field.inputProps} ref={input} className={styles.input} />
      <StepButton {...field.incrementButtonProps} icon={<PlusIcon />} />
    </div>
  );
}

function StepButton({ icon, ...props }: AriaButtonProps & { icon: ReactNode }) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(props, ref);
  return (
    <button {...buttonProps} ref={ref} className={styles.button}>
      {icon}
    </button>
  );
}
