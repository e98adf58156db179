import { useEffect, useState, type KeyboardEvent } from 'react';

interface Quantity {
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  onExcess: (() => void) | undefined;
  /** Disabled or read-only: keys change nothing. */
  isFixed: boolean;
}

/**
 * How long an announcement stays in the live region (ms); if it stayed, screen readers would find it while browsing.
 */
const saidForMs = 1000;

/** Step of each key: the APG's spinbutton. */
const keySteps: Record<string, number> = {
  ArrowUp: 1,
  PageUp: 1,
  ArrowDown: -1,
  PageDown: -1,
  Home: -Infinity,
  End: Infinity,
};

/** A whole number that is stepped or typed: the field's text, the announcement and the event handlers. */
export function useQuantity({ value, onChange, min, max, onExcess, isFixed }: Quantity) {
  const [draft, setDraft] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(
    function forgetWhatWasSaid() {
      if (said === '') return undefined;
      const timer = setTimeout(() => setSaid(''), saidForMs);
      return () => clearTimeout(timer);
    },
    [said],
  );
  const shown = draft ?? String(value);
  // An empty field is not a quantity: keep the last one.
  const current = draft === undefined || draft === '' ? value : Number(draft);
  const choose = (wanted: number) => {
    const next = Math.max(min, Math.min(max, wanted));
    setDraft(undefined);
    if (String(next) !== shown) setSaid(String(next));
    if (next !== value) onChange(next);
    if (wanted > max && wanted < Infinity) onExcess?.();
  };
  const step = (by: number) => choose(current + by);
  return {
    said,
    step,
    inputProps: {
      value: shown,
      onChange: (event: { target: { value: string } }) =>
        setDraft(event.target.value.replaceAll(/\D/g, '').slice(0, 9)),
      // Scrolling over a focused number field would change it.
      onWheel: (event: { currentTarget: HTMLElement }) => event.currentTarget.blur(),
      onBlur: () => draft !== undefined && choose(current),
      onKeyDown(event: KeyboardEvent) {
        if (isFixed || event.altKey || event.ctrlKey || event.metaKey) return;
        // A number field also accepts signs, points and exponents, and then reports an empty value.
        if (/^\D$/.test(event.key)) event.preventDefault();
        if (event.shiftKey) return;
        const by = keySteps[event.key];
        if (event.key === 'Enter') choose(current);
        if (by === undefined) return;
        event.preventDefault();
        step(by);
      },
    },
  };
}
