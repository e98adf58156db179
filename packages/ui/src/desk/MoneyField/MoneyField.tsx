import { useValue } from '../../internal/useValue.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/index.ts';

export interface MoneyFieldProps extends Omit<NumberFieldProps, 'fractionDigits' | 'unit'> {
  /** Whole kopecks; null when the field is empty. */
  value?: number | null | undefined;
  /** Whole kopecks. */
  defaultValue?: number | null | undefined;
  /** Whole kopecks. */
  onChange?: ((kopecks: number | null) => void) | undefined;
  /** Kopecks. @default 0 */
  min?: number | undefined;
  /** Kopecks. @default unlimited */
  max?: number | undefined;
  /** How far an arrow key goes, in kopecks. @default 100 */
  step?: number | undefined;
}

const kopecksPerRouble = 100;
const kopecksOf = (roubles: number): number => Math.round(roubles * kopecksPerRouble);
const roublesOf = (kopecks: number): number => kopecks / kopecksPerRouble;

/**
 * An amount, typed in roubles and counted in kopecks. In a form that is submitted natively its value is in roubles. To
 * show an amount use `Price`.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { value: given, defaultValue, onChange: onGiven, min = 0, max = Infinity, step = 100, ...field } = props;
  const [value, onChange] = useValue<number | null, never>({ value: given, defaultValue, onChange: onGiven }, null);
  return (
    <NumberField
      {...field}
      unit="₽"
      fractionDigits={2}
      value={value === null ? null : roublesOf(value)}
      onChange={(roubles) => onChange(roubles === null ? null : kopecksOf(roubles))}
      min={roublesOf(min)}
      max={roublesOf(max)}
      step={roublesOf(step)}
    />
  );
}
