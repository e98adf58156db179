const rules = new Intl.PluralRules('ru-RU');

/** Forms for 1, 2 and 5: `['товар', 'товара', 'товаров']`. Fractions take the second form. */
export type PluralForms = readonly [one: string, few: string, many: string];

export const pluralForm = (count: number, [one, few, many]: PluralForms): string => {
  const category = rules.select(Math.abs(count));
  if (category === 'one') return one;
  return category === 'many' ? many : few;
};

const numbers = new Intl.NumberFormat('ru-RU');

/** «21 товар», «2 товара», «11 товаров», with a no-break space. */
export const plural = (count: number, forms: PluralForms): string =>
  `${formatNumber(count)}\u00A0${pluralForm(count, forms)}`;

/** «1 240»: Russian digit grouping with a no-break space. */
export const formatNumber = (value: number): string => numbers.format(value).replace(/[\u202F ]/g, '\u00A0');
