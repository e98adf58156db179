import { QuantityStepper } from '../../../components/QuantityStepper/index.ts';

export interface CardStepperProps {
  /** Name of the product. */
  title: string;
  value: number;
  /** Maximum quantity in the cart. A larger `value` steps down to it at once. */
  max: number;
  onChange: (value: number) => void;
  /** The last piece was removed. */
  onRemove: () => void;
  /** `m` in a card, `l` in the bottom bar of a phone, `xl` on a product page. @default 'm' */
  size?: 'm' | 'l' | 'xl' | undefined;
  isDisabled?: boolean | undefined;
}

/** The green stepper that replaces «В корзину». Load it lazily. */
export function CardStepper({
  title,
  value,
  max,
  onChange,
  onRemove,
  size = 'm',
  isDisabled = false,
}: CardStepperProps) {
  const change = (next: number) => (next === 0 ? onRemove() : onChange(next));
  return (
    <QuantityStepper
      variant="solid"
      size={size}
      label={`Сколько в корзине: ${title}`}
      value={value}
      min={0}
      max={max}
      onChange={change}
      isDisabled={isDisabled}
    />
  );
}
