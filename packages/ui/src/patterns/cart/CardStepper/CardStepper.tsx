import { cartMessages } from '@vetka/domain/cart';
import { QuantityStepper } from '../../../components/QuantityStepper/index.ts';

export interface CardStepperProps {
  /** Name of the product. */
  title: string;
  value: number;
  /** Maximum quantity in the cart. A larger `value` steps down to it at once. */
  max: number;
  onChange: (value: number) => void;
  /** More than `max` was typed and became `max`: shows «Доступно 3 шт». */
  onExcess?: ((message: { kind: 'error'; text: string; id: string }) => void) | undefined;
  /** The last piece was removed. */
  onRemove: () => void;
  /** `m` in a card, `l` in the bottom bar of a phone, `xl` on a product page. @default 'm' */
  size?: 'm' | 'l' | 'xl' | undefined;
  isDisabled?: boolean | undefined;
}

/** The green stepper that replaces «В корзину». Load it lazily. */
export function CardStepper({ title, onChange, onExcess, onRemove, size = 'm', ...rest }: CardStepperProps) {
  const change = (next: number) => (next === 0 ? onRemove() : onChange(next));
  return (
    <QuantityStepper
      variant="solid"
      size={size}
      label={`Сколько в корзине: ${title}`}
      min={0}
      onChange={change}
      onExcess={() => onExcess?.({ kind: 'error', text: cartMessages.stock(rest.max), id: 'stock' })}
      {...rest}
    />
  );
}
