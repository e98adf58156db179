import { plural, pluralForm, type PluralForms } from '@vetka/domain/plural';

export interface PluralProps {
  count: number;
  /** For 1, 2 and 5: `['товар', 'товара', 'товаров']`. */
  forms: PluralForms;
  /** Shows only the word, where the number is elsewhere. */
  isWordOnly?: boolean | undefined;
}

/** «21 товар», «2 товара», «1,5 товара»: a number and its word, joined by a no-break space. */
export function Plural({ count, forms, isWordOnly = false }: PluralProps) {
  return isWordOnly ? pluralForm(count, forms) : plural(count, forms);
}
