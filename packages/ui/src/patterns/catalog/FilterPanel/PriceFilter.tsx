import type { CatalogQuery } from '@vetka/domain/catalog';
import { formatNumber } from '@vetka/domain/plural';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { formText } from '../../formText.ts';
import { withFilter } from './filterQuery.ts';
import * as styles from './FilterPanel.css.ts';

export interface PriceFilterProps {
  /** Price range of the goods, whole roubles. */
  range: { min: number; max: number };
  query: CatalogQuery;
  /** Path of the page, for browsers without JavaScript. */
  action: string;
  onChange?: ((query: CatalogQuery) => void) | undefined;
}

const own = new Set(['priceFrom', 'priceTo', 'page']);

function boundOf(form: HTMLFormElement, name: string): number | undefined {
  const digits = formText(form, name).replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

interface BoundFieldProps {
  word: string;
  name: string;
  value: number | undefined;
  placeholder: number;
  onFocus: () => void;
}

function BoundField({ word, name, value, placeholder, onFocus }: BoundFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(
    function showAppliedBound() {
      // Not by a new `key`: Enter in the field would lose the focus. Not at first: hydration keeps what is typed early.
      if (input.current && shown.current !== value) input.current.value = String(value ?? '');
      shown.current = value;
    },
    [value],
  );
  return (
    <label className={styles.bound}>
      <span>{word}</span>
      <input
        ref={input}
        name={name}
        defaultValue={value}
        onFocus={onFocus}
        placeholder={placeholder > 0 ? formatNumber(placeholder) : undefined}
        inputMode="numeric"
        pattern="[0-9\s]*"
        maxLength={9}
        autoComplete="off"
        aria-label={`Цена ${word}, рублей`}
      />
    </label>
  );
}

/** The price range: a GET form that keeps the other filters. */
export function PriceFilter({ range, query, action, onChange }: PriceFilterProps) {
  const [isUsed, setIsUsed] = useState(false);
  const use = () => setIsUsed(true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onChange === undefined) return;
    event.preventDefault();
    const form = event.currentTarget;
    onChange(withFilter(query, { priceFrom: boundOf(form, 'priceFrom'), priceTo: boundOf(form, 'priceTo') }));
  };
  return (
    <form action={action} method="get" onSubmit={submit} {...(isUsed && { 'data-used': '' })}>
      <h2 className={styles.title}>Цена, ₽</h2>
      {Object.entries(query)
        .filter(([name]) => !own.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
      <div className={styles.prices}>
        <BoundField word="от" name="priceFrom" value={query.priceFrom} placeholder={range.min} onFocus={use} />
        <BoundField word="до" name="priceTo" value={query.priceTo} placeholder={range.max} onFocus={use} />
      </div>
      <button type="submit" className={styles.submit}>
        Применить
      </button>
    </form>
  );
}
