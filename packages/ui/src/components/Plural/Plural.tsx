import { plural, pluralForm, type PluralForms } from '@vetka/domain/plural';

export interface PluralProps {
  count: number;
  /** For 1, 2 and 5: `['товар', 'товара', 'товаров']`. */
  forms: PluralForms;
  /** Only the word, where the number stands elsewhere. */
  isWordOnly?: boolean;
}

/** «21 товар», «2 товара», «1,5 товара»: a number and its word, which do not part at the end of a line. */
export function Plural({ count, forms, isWordOnly = false }: PluralProps) {
  return isWordOnly ? pluralForm(count, forms) : plural(count, forms);
}
