import { plural, pluralForm, type PluralForms } from '@vetka/domain/plural';

interface Result {
  count: number;
  isLoading: boolean;
  countedAs?: PluralForms | undefined;
  emptyText?: string | undefined;
}

const variants: PluralForms = ['вариант', 'варианта', 'вариантов'];

/** «Найдено 3 адреса», «Найден 1 вариант», «Ничего не найдено», «Ищем». */
export function resultText({
  count,
  isLoading,
  countedAs = variants,
  emptyText = 'Ничего не найдено',
}: Result): string {
  if (count > 0) return `${pluralForm(count, ['Найден', 'Найдено', 'Найдено'])} ${plural(count, countedAs)}`;
  return isLoading ? 'Ищем' : emptyText;
}
