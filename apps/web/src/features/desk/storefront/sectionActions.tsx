import { sectionMoved, sectionsIn, type ShopSection, type ShopSections } from '@vetka/domain/storefront';
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
import type { useSections } from './useStorefront.ts';

/** What is being done to a section in a dialog. */
export type SectionWork =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'name'; section: ShopSection }
  | { kind: 'goods'; section: ShopSection };

interface Situation {
  section: ShopSection;
  sections: ShopSections;
  /** Among its siblings. */
  place: number;
  commands: ReturnType<typeof useSections>;
  onWork: (work: SectionWork) => void;
}

/** What can be done to a section: its name, goods, place and end. */
export function sectionActions({ section, sections, place, commands, onWork }: Situation): DropdownMenuItem[] {
  const { id, name, parentId } = section;
  const siblings = sectionsIn(sections, parentId);
  const move = (to: { parentId: number | null; place: number }) => commands.arrange(sectionMoved(sections, id, to));
  const above = siblings[place - 1];
  const isTop = parentId === null;
  const mayNest = isTop && above !== undefined && sectionsIn(sections, id).length === 0;
  return [
    { id: 'goods', label: 'Товары', icon: <FlowerIcon />, onSelect: () => onWork({ kind: 'goods', section }) },
    { id: 'name', label: 'Переименовать', icon: <PencilIcon />, onSelect: () => onWork({ kind: 'name', section }) },
    ...(isTop
      ? [
          {
            id: 'inner',
            label: 'Добавить рубрику внутрь',
            icon: <PlusIcon />,
            onSelect: () => onWork({ kind: 'new', parentId: id }),
          },
        ]
      : []),
    {
      id: 'up',
      label: 'Выше',
      icon: <ArrowUpIcon />,
      isDisabled: place === 0,
      onSelect: () => move({ parentId, place: place - 1 }),
    },
    {
      id: 'down',
      label: 'Ниже',
      icon: <ArrowDownIcon />,
      isDisabled: place === siblings.length - 1,
      onSelect: () => move({ parentId, place: place + 1 }),
    },
    ...(mayNest
      ? [
          {
            id: 'nest',
            label: `Вложить в «${above.name}»`,
            icon: <ArrowRightIcon />,
            onSelect: () => move({ parentId: above.id, place: sectionsIn(sections, above.id).length }),
          },
        ]
      : []),
    ...(isTop
      ? []
      : [
          {
            id: 'out',
            label: 'На первый уровень',
            icon: <ArrowLeftIcon />,
            onSelect: () => move({ parentId: null, place: sectionsIn(sections, null).length }),
          },
        ]),
    {
      id: 'delete',
      label: 'Удалить',
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => commands.remove(id, name),
    },
  ];
}
