const rules = new Intl.PluralRules('ru-RU');

/** Forms for 1, 2 and 5: `['товар', 'товара', 'товаров']`. Fractions take the second form. */
export type PluralForms = readonly [one: string, few: string, many: string];

export const pluralForm = (count: number, [one, few, many]: PluralForms): string => {
  const category = rules.select(Math.abs(count));
  if (category === 'one') return one;
  return category === 'many' ? many : few;
};

/** «21 товар», «2 товара», «11 товаров», with a no-break space. */
export const plural = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}\u00A0${pluralForm(count, forms)}`;

/**
 * «1 240», «0,5»: Russian digit grouping with a no-break space, and three decimals at most. Not by `Intl`: the first
 * `Intl.NumberFormat` of a browser takes 13 ms, four times as much on a phone, and every page shows a price.
 */
export const formatNumber = (value: number): string =>
  String(Math.round(value * 1000) / 1000)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, '\u00A0');
