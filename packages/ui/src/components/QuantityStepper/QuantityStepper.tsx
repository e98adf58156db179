import { useId, useRef, type MouseEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { MinusIcon } from '../Icon/icons/MinusIcon.ts';
import { PlusIcon } from '../Icon/icons/PlusIcon.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './QuantityStepper.css.ts';
import { useHeldPress } from './useHeldPress.ts';
import { useQuantity } from './useQuantity.ts';

export interface QuantityStepperProps extends ValueProps<number> {
  /** What is counted. Accessible name, not shown. */
  label: string;
  /** @default 1 */
  min?: number | undefined;
  /** The seller's stock. */
  max: number;
  /** More than `max` was asked for and became `max`: say why. */
  onExcess?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  name?: string | undefined;
  /** Id of the input. @default generated */
  id?: string | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Goes to the input: `data-testid`. */
  [data: `data-${string}`]: unknown;
  /** `solid` replaces «В корзину», `quiet` is for a row of the cart. @default 'quiet' */
  variant?: keyof typeof styles.variant | undefined;
  /** s 40, m 44, l 48, xl 56 px high. @default 'm' */
  size?: keyof typeof styles.size | undefined;
}

/**
 * A number field with a minus and a plus button. Holding a button repeats it. Each new value is announced.
 *
 * Keyboard (APG spinbutton): Up and Page Up, Down and Page Down, Home, End; Enter and leaving the field commit the
 * typed value.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const { fewer = fewerText, more = moreText } = useWords();
  const { label, value: given, defaultValue, onChange: onGiven, min = 1, max, onExcess, ...rest } = props;
  const {
    variant = 'quiet',
    size = 'm',
    isDisabled = false,
    isReadOnly = false,
    id: givenId,
    ref,
    ...attributes
  } = rest;
  const [value, onChange] = useValue({ value: given, defaultValue, onChange: onGiven }, min);
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const isFixed = isDisabled || isReadOnly;
  const { inputProps, said, step } = useQuantity({ value, onChange, min, max, onExcess, isFixed });
  const button = { inputId: id, focusInput: () => input.current?.focus() };
  return (
    <div
      role="group"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      data-part="stepper"
      className={classes(styles.stepper, styles.variant[variant], styles.size[size])}
    >
      <StepButton {...button} label={fewer(label)} isDisabled={isFixed || value <= min} onStep={() => step(-1)}>
        <MinusIcon />
      </StepButton>
      <input
        {...attributes}
        {...inputProps}
        ref={merged}
        id={id}
        className={styles.input}
        aria-label={label}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        autoComplete="off"
        disabled={isDisabled}
        readOnly={isReadOnly}
      />
      <StepButton {...button} label={more(label)} isDisabled={isFixed || value >= max} onStep={() => step(1)}>
        <PlusIcon />
      </StepButton>
      <VisuallyHidden aria-live="assertive">{said}</VisuallyHidden>
    </div>
  );
}

const fewerText = (label: string) => `Меньше: ${label}`;
const moreText = (label: string) => `Больше: ${label}`;

interface StepButtonProps {
  label: string;
  inputId: string;
  isDisabled: boolean;
  onStep: () => void;
  focusInput: () => void;
  children: ReactNode;
}

/** Outside the tab order: the field's keys do the same. */
function StepButton({ label, inputId, isDisabled, onStep, focusInput, children }: StepButtonProps) {
  const press = useHeldPress(onStep, isDisabled);
  return (
    <button
      {...press}
      onPointerDown={(event) => {
        // Focusing the field on touch would open the on-screen keyboard, so a touch leaves the focus where it is.
        if (event.pointerType === 'mouse') focusInput();
        press.onPointerDown(event);
      }}
      onMouseDown={keepFocus}
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-controls={inputId}
      disabled={isDisabled}
      className={styles.button}
    >
      {children}
    </button>
  );
}

function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
