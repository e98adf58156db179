import { plural, pluralForm, type PluralForms } from '@vetka/domain/plural';
import type { Words } from '../../internal/words/words.ts';

interface Result {
  count: number;
  isLoading: boolean;
  countedAs?: PluralForms | undefined;
  emptyText?: string | undefined;
}

const numbered = (count: number, forms: PluralForms) =>
  `${pluralForm(count, ['Найден', 'Найдено', 'Найдено'])} ${plural(count, forms)}`;

/** «Найдено 3 адреса», «Найден 1 вариант», «Ничего не найдено», «Ищем». */
export function resultText({ count, isLoading, countedAs, emptyText }: Result, words: Words): string {
  const { found = numbered, optionForms = ['вариант', 'варианта', 'вариантов'] } = words;
  const { searching = 'Ищем', nothingFound = 'Ничего не найдено' } = words;
  if (count > 0) return found(count, countedAs ?? optionForms);
  return isLoading ? searching : (emptyText ?? nothingFound);
}
