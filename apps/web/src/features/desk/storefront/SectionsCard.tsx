import { sectionMoved, sectionsIn, type ShopSection, type ShopSections } from '@vetka/domain/storefront';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { GripIcon, MoreIcon, PlusIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Switch } from '@vetka/ui/Switch';
import { useReorder, type ReorderProps } from '@vetka/ui/UploadField';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useState } from 'react';
import { SectionGoods } from './SectionGoods.tsx';
import { SectionName } from './SectionName.tsx';
import { sectionActions, type SectionWork } from './sectionActions.tsx';
import * as styles from './storefront.css.ts';
import { useSections, type KeepStorefront } from './useStorefront.ts';

interface SectionsCardProps {
  service: string;
  sections: ShopSections;
  keep: KeepStorefront;
}

/** The shop's own sections: a tree of two levels, its order, and what is in them. */
export function SectionsCard({ service, sections, keep }: SectionsCardProps) {
  const commands = useSections(service, keep);
  const [work, setWork] = useState<SectionWork | null>(null);
  const close = () => setWork(null);
  return (
    <section className={styles.card} aria-labelledby="sections">
      <div className={styles.head}>
        <h2 id="sections" className={styles.title}>
          Рубрики магазина
        </h2>
        <Button variant="plain" icon={<PlusIcon />} onClick={() => setWork({ kind: 'new', parentId: null })}>
          Рубрика
        </Button>
      </div>
      {sections.length === 0 && (
        <p className={styles.note}>
          Своих рубрик пока нет: на странице магазина видны категории «Ветки», в которых есть ваши товары.
        </p>
      )}
      <Level parentId={null} sections={sections} commands={commands} onWork={setWork} />
      {work?.kind === 'goods' && (
        <SectionGoods
          service={service}
          section={work.section}
          isSaving={commands.isPending}
          onSave={(ids) => commands.fill(work.section.id, ids, close)}
          onClose={close}
        />
      )}
      {(work?.kind === 'new' || work?.kind === 'name') && (
        <SectionName
          name={work.kind === 'name' ? work.section.name : ''}
          isSaving={commands.isPending}
          onSave={(name) =>
            work.kind === 'new'
              ? commands.create(name, work.parentId, close)
              : commands.edit(work.section.id, { name, isVisible: work.section.isVisible }, close)
          }
          onClose={close}
        />
      )}
    </section>
  );
}

interface LevelProps {
  parentId: number | null;
  sections: ShopSections;
  commands: ReturnType<typeof useSections>;
  onWork: (work: SectionWork) => void;
}

/** Sections of the first level, or those inside one. */
function Level({ parentId, sections, commands, onWork }: LevelProps) {
  const own = sectionsIn(sections, parentId);
  const move = (id: number, place: number) => commands.arrange(sectionMoved(sections, id, { parentId, place }));
  const items = own.map(({ id, name }) => ({ id: String(id), name }));
  const { tiles, said, propsOf } = useReorder(items, (id, place) => move(Number(id), place));
  if (own.length === 0) return null;
  return (
    <div ref={tiles}>
      <ul className={parentId === null ? styles.rows : styles.inner}>
        {own.map((section, place) => (
          <li key={section.id} {...propsOf(String(section.id)).tile}>
            <Row
              section={section}
              order={propsOf(String(section.id))}
              onSwitch={(isVisible) => commands.edit(section.id, { name: section.name, isVisible })}
              actions={sectionActions({ section, sections, place, commands, onWork })}
            />
            {parentId === null && (
              <Level parentId={section.id} sections={sections} commands={commands} onWork={onWork} />
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

interface RowProps {
  section: ShopSection;
  order: ReorderProps;
  onSwitch: (isVisible: boolean) => void;
  actions: ReturnType<typeof sectionActions>;
}

function Row({ section: { name, productIds, isVisible }, order, onSwitch, actions }: RowProps) {
  return (
    <div className={styles.row}>
      {order.handle ? (
        <button type="button" className={styles.grip} aria-label={`Переместить: ${name}`} {...order.handle}>
          <GripIcon />
        </button>
      ) : (
        <span />
      )}
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
