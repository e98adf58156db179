import {
  sectionLevel,
  sectionLoss,
  sectionMoved,
  storefrontLimits,
  type ShopSection,
  type ShopSections,
} from '@vetka/domain/storefront';
import type { DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  FlowerIcon,
  PencilIcon,
  PlusIcon,
  TrashIcon,
} from '@vetka/ui/Icon';
import type { ReactNode } from 'react';
import { targetOfKey } from './useSectionDrag.ts';
import type { useSections } from './useStorefront.ts';

/** What is being done to a section in a dialog. */
export type SectionWork =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'name' | 'goods' | 'delete'; section: ShopSection };

interface Situation {
  section: ShopSection;
  sections: ShopSections;
  commands: ReturnType<typeof useSections>;
  onWork: (work: SectionWork) => void;
}

/** Moves by menu, as by the keys of the grip. «Выше» and «Ниже» are always there. */
function moves({ section, sections, commands }: Situation): DropdownMenuItem[] {
  const nameOf = (id: number | null) => sections.find((each) => each.id === id)?.name ?? '';
  const by = (key: string, item: (parentId: number | null) => { label: string; icon: ReactNode }) => {
    const target = targetOfKey(sections, section, key);
    return {
      id: key,
      isDisabled: !target,
      onSelect: () => target && commands.arrange(sectionMoved(sections, section.id, target)),
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

/** What can be done to a section: its name, goods, place and end. */
export function sectionActions(situation: Situation): DropdownMenuItem[] {
  const { section, sections, commands, onWork } = situation;
  const { id, name } = section;
  const loss = sectionLoss(sections, id);
  const isEmpty = loss.sections === 0 && loss.goods === 0;
  const inner: DropdownMenuItem = {
    id: 'inner',
    label: 'Добавить рубрику внутрь',
    icon: <PlusIcon />,
    onSelect: () => onWork({ kind: 'new', parentId: id }),
  };
  return [
    { id: 'goods', label: 'Товары', icon: <FlowerIcon />, onSelect: () => onWork({ kind: 'goods', section }) },
    { id: 'name', label: 'Переименовать', icon: <PencilIcon />, onSelect: () => onWork({ kind: 'name', section }) },
    ...(sectionLevel(sections, id) < storefrontLimits.sectionLevels ? [inner] : []),
    ...moves(situation),
    {
      id: 'delete',
      label: 'Удалить',
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => (isEmpty ? commands.remove(id, name) : onWork({ kind: 'delete', section })),
    },
  ];
}
