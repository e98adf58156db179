import { useMaskito } from '@maskito/react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { numberMask, numberOf, textOf } from './numberText.ts';

interface TypedNumber {
  value: number | null;
  onChange: (value: number | null) => void;
  min: number;
  max: number;
  step: number;
  fractionDigits: number;
}

const pageSteps = 10;
const keySteps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: pageSteps, PageDown: -pageSteps };

const hasModifier = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** A number edited as text: «7 640,» is kept while it is typed, although its value is 7640. */
export function useTypedNumber({ value, onChange, min, max, step, fractionDigits }: TypedNumber) {
  const isNegativeAllowed = min < 0;
  const format = { fractionDigits, isNegativeAllowed };
  const options = useMemo(() => numberMask({ fractionDigits, isNegativeAllowed }), [fractionDigits, isNegativeAllowed]);
  const maskRef = useMaskito({ options });
  const [typed, setTyped] = useState(() => textOf(value, format));
  const text = numberOf(typed, format) === value ? typed : textOf(value, format);
  const change = (next: string) => {
    setTyped(next);
    const number = numberOf(next, format);
    if (number !== value) onChange(number);
  };
  const stepBy = (count: number) => {
    const next = Math.min(max, Math.max(min, (value ?? 0) + count * step));
    change(textOf(Number(next.toFixed(fractionDigits)), format));
  };
  const handleKey = (event: KeyboardEvent) => {
    const count = keySteps[event.key];
    if (count === undefined || hasModifier(event)) return;
    event.preventDefault();
    stepBy(count);
  };
  return { maskRef, text, change, handleKey };
}
