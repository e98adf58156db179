import {
  sectionLevel,
  sectionLoss,
  storefrontLimits,
  type ShopSection,
  type ShopSections,
} from '@vetka/domain/storefront';
import type { DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { FlowerIcon, PencilIcon, PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { treeMoves } from '../../../shell/trees/treeMoves.tsx';
import type { useSections } from './useStorefront.ts';

/** The action on a section in a dialog. */
export type SectionWork =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'name' | 'goods' | 'delete'; section: ShopSection };

interface Situation {
  section: ShopSection;
  sections: ShopSections;
  commands: ReturnType<typeof useSections>;
  onWork: (work: SectionWork) => void;
}

/** The actions on a section: name, goods, place and deletion. */
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
    ...treeMoves(sections, section, commands.arrange),
    {
      id: 'delete',
      label: 'Удалить',
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => (isEmpty ? commands.remove(id, name) : onWork({ kind: 'delete', section })),
    },
  ];
}
