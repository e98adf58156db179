import { sectionLoss, type ShopSection, type ShopSections } from '@vetka/domain/storefront';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { PlusIcon } from '@vetka/ui/Icon';
import { useState } from 'react';
import { SortableTree } from '../../../shell/trees/SortableTree.tsx';
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

/** Lists before a deletion the subsections that are deleted with it, and says that the products stay. */
function lossText(sections: ShopSections, { id }: ShopSection): string {
  const loss = sectionLoss(sections, id);
  return [
    loss.sections > 0 && `Рубрик внутри тоже не будет: ${loss.sections}.`,
    loss.goods > 0 && `Товары (${loss.goods}) останутся в магазине и на витрине.`,
    loss.homeless > 0 && `Без рубрики останется ${plural(loss.homeless, ['товар', 'товара', 'товаров'])}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The shop's own sections: their tree, and their goods. */
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
      <p className={styles.note}>
        {sections.length === 0
          ? 'Своих рубрик пока нет: на странице магазина видны категории «Ветки», в которых есть ваши товары.'
          : 'Тяните за ручку: вверх и вниз – порядок, вбок – уровень. То же делают стрелки. Вложенные рубрики переезжают вместе.'}
      </p>
      <SortableTree
        items={sections}
        noteOf={({ productIds }) => plural(productIds.length, ['товар', 'товара', 'товаров'])}
        actionsOf={(section) => sectionActions({ section, sections, commands, onWork: setWork })}
        onSwitch={({ id }, isVisible) => commands.edit(id, { isVisible })}
        onArrange={commands.arrange}
      />
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
              : commands.edit(work.section.id, { name }, close)
          }
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={work?.kind === 'delete'}
        title={work?.kind === 'delete' ? `Удалить рубрику «${work.section.name}»?` : ''}
        text={work?.kind === 'delete' ? lossText(sections, work.section) : ''}
        confirmLabel="Удалить"
        cancelLabel="Оставить"
        onConfirm={() => {
          if (work?.kind === 'delete') commands.remove(work.section.id, work.section.name);
          close();
        }}
        onClose={close}
      />
    </section>
  );
}
