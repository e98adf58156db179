import { sectionMoved } from '@vetka/domain/storefront';
import type { DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '@vetka/ui/Icon';
import type { ReactNode } from 'react';
import { targetOfKey, type TreeItem } from './useTreeDrag.ts';

/** Moves by menu, the same as by the keys of the handle. «Выше» and «Ниже» are always there. */
export function treeMoves<Item extends TreeItem>(
  items: readonly Item[],
  own: Item,
  onMove: (items: Item[]) => void,
): DropdownMenuItem[] {
  const nameOf = (id: number | null) => items.find((each) => each.id === id)?.name ?? '';
  const by = (key: string, item: (parentId: number | null) => { label: string; icon: ReactNode }) => {
    const target = targetOfKey(items, own, key);
    return {
      id: key,
      isDisabled: !target,
      onSelect: () => target && onMove(sectionMoved(items, own.id, target)),
      ...item(target?.parentId ?? null),
    };
  };
  const levels = [
    by('ArrowRight', (parentId) => ({ label: `Вложить в «${nameOf(parentId)}»`, icon: <ArrowRightIcon /> })),
    by('ArrowLeft', (parentId) => ({
      label: parentId === null ? 'На первый уровень' : `Вынести в «${nameOf(parentId)}»`,
      icon: <ArrowLeftIcon />,
    })),
  ];
  return [
    by('ArrowUp', () => ({ label: 'Выше', icon: <ArrowUpIcon /> })),
    by('ArrowDown', () => ({ label: 'Ниже', icon: <ArrowDownIcon /> })),
    ...levels.filter(({ isDisabled }) => !isDisabled),
  ];
}
