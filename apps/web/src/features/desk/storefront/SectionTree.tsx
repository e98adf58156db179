import { sectionsIn, type ShopSection, type ShopSections } from '@vetka/domain/storefront';
import { plural } from '@vetka/domain/plural';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { GripIcon, MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Switch } from '@vetka/ui/Switch';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { sectionActions, type SectionWork } from './sectionActions.tsx';
import * as styles from './storefront.css.ts';
import { useSectionDrag, type SectionGrip } from './useSectionDrag.ts';
import type { useSections } from './useStorefront.ts';

interface SectionTreeProps {
  sections: ShopSections;
  commands: ReturnType<typeof useSections>;
  onWork: (work: SectionWork) => void;
}

/** The sections of a shop as a tree that is arranged by dragging, by keys and by menus. */
export function SectionTree({ sections, commands, onWork }: SectionTreeProps) {
  const { list, said, shown, propsOf } = useSectionDrag(sections, commands.arrange);
  const levelIn = (parentId: number | null) => {
    const own = sectionsIn(shown, parentId);
    if (own.length === 0) return null;
    return (
      <ul className={parentId === null ? styles.rows : styles.inner}>
        {own.map((section) => (
          <li key={section.id}>
            <Row
              section={section}
              grip={propsOf(section)}
              onSwitch={(isVisible) => commands.edit(section.id, { name: section.name, isVisible })}
              actions={sectionActions({ section, sections, commands, onWork })}
            />
            {levelIn(section.id)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <div ref={list}>
      {levelIn(null)}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface RowProps {
  section: ShopSection;
  grip: SectionGrip;
  onSwitch: (isVisible: boolean) => void;
  actions: ReturnType<typeof sectionActions>;
}

function Row({ section: { name, productIds, isVisible }, grip, onSwitch, actions }: RowProps) {
  return (
    <div className={styles.row} {...grip.row}>
      <button type="button" className={styles.grip} aria-label={`Переместить: ${name}`} {...grip.grip}>
        <GripIcon />
      </button>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{plural(productIds.length, ['товар', 'товара', 'товаров'])}</span>
      </div>
      <Switch label={<VisuallyHidden>Показывать «{name}»</VisuallyHidden>} isChecked={isVisible} onChange={onSwitch} />
      <DropdownMenu
        label={`Действия: ${name}`}
        trigger={<IconButton label={`Действия: ${name}`} icon={<MoreIcon />} />}
        items={actions}
      />
    </div>
  );
}
