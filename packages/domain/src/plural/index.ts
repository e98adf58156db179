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
 * «1 240»: Russian digit grouping with a no-break space. Numbers of at most three decimals are grouped here, because the
 * first `Intl.NumberFormat` of a browser takes 13 ms, four times as much on a phone, and every page shows a price.
 */
export function formatNumber(value: number): string {
  const [, whole, decimals] = shortNumber.exec(String(value)) ?? [];
  if (whole === undefined) return formatLong(value);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00A0');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

const shortNumber = /^(-?\d+)(?:\.(\d{1,3}))?$/;

let longNumbers: Intl.NumberFormat | undefined;

function formatLong(value: number): string {
  longNumbers ??= new Intl.NumberFormat('ru-RU');
  return longNumbers.format(value).replace(/[\u202F ]/g, '\u00A0');
}
