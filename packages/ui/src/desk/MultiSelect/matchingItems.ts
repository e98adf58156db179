import type { ComboboxItem } from '../../components/Combobox/index.ts';

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');

/** The options whose text or second line has what was typed; е and ё match each other. */
export function matchingItems<Item extends ComboboxItem>(items: readonly Item[], typed: string): readonly Item[] {
  const needle = plain(typed);
  if (needle === '') return items;
  return items.filter(({ label, detail = '' }) => plain(label).includes(needle) || plain(detail).includes(needle));
}
