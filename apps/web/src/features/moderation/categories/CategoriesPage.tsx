import { useQuery } from '@tanstack/react-query';
import type { ManagedCategories, ManagedCategory } from '@vetka/domain/goods';
import { sectionLevel, storefrontLimits } from '@vetka/domain/storefront';
import { Button } from '@vetka/ui/Button';
import type { DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { Heading } from '@vetka/ui/Heading';
import { PencilIcon, PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { SortableTree } from '../../../shell/trees/SortableTree.tsx';
import { treeMoves } from '../../../shell/trees/treeMoves.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as shared from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import * as styles from './categories.css.ts';
import { noteOf } from './categoryDraft.ts';
import { CategoryForm } from './CategoryForm.tsx';
import { effectsOfMove } from './categoryMoves.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { RemovalForm } from './RemovalForm.tsx';
import { useArrangeCategories } from './useCategories.ts';

/** The action in a dialog. */
type Work =
  | { kind: 'new'; parentId: number | null }
  | { kind: 'edit' | 'remove'; category: ManagedCategory }
  | { kind: 'move'; moved: ManagedCategories; effects: string[] };

/** The categories of the catalogue, for the administration. */
export default function CategoriesPage() {
  const query = useQuery(moderationQueries.categories(useApi()));
  const { data } = query;
  return (
    <ModerationPage current={pagePath('/my/moderation/categories')}>
      {!data && <Heading level={1}>Категории</Heading>}
      <NotLoaded query={query} />
      {data && <Categories all={data} />}
    </ModerationPage>
  );
}

function Categories({ all }: { all: ManagedCategories }) {
  const [work, setWork] = useState<Work | null>(null);
  const { arrange, switchOn } = useArrangeCategories(all);
  const close = () => setWork(null);
  const move = (moved: ManagedCategories) => {
    const effects = effectsOfMove(all, moved);
    if (effects.length === 0) arrange(moved);
    else setWork({ kind: 'move', moved, effects });
  };
  const actionsOf = (category: ManagedCategory): DropdownMenuItem[] => [
    { id: 'edit', label: 'Изменить', icon: <PencilIcon />, onSelect: () => setWork({ kind: 'edit', category }) },
    ...(sectionLevel(all, category.id) < storefrontLimits.sectionLevels
      ? [
          {
            id: 'inner',
            label: 'Добавить внутрь',
            icon: <PlusIcon />,
            onSelect: () => setWork({ kind: 'new', parentId: category.id }),
          },
        ]
      : []),
    ...treeMoves(all, category, move),
    {
      id: 'remove',
      label: 'Объединить или удалить',
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => setWork({ kind: 'remove', category }),
    },
  ];
  return (
    <>
      <div className={shared.titleRow}>
        <Heading level={1}>Категории</Heading>
        <Button icon={<PlusIcon />} onClick={() => setWork({ kind: 'new', parentId: null })}>
          Добавить
        </Button>
      </div>
      <Text tone="muted">
        Тяните за ручку: вверх и вниз – порядок, вбок – уровень. То же делают стрелки. Скрытая категория прячет всё, что
        внутри. Изменения видны в каталоге сразу.
      </Text>
      {all.length > 0 && (
        <div className={styles.tree}>
          <SortableTree
            items={all}
            noteOf={(category) => noteOf(all, category)}
            actionsOf={actionsOf}
            onSwitch={(category) => switchOn(category)}
            onArrange={move}
          />
        </div>
      )}
      {work?.kind === 'new' && <CategoryForm all={all} known={null} parentId={work.parentId} onClose={close} />}
      {work?.kind === 'edit' && (
        <CategoryForm all={all} known={work.category} parentId={work.category.parentId} onClose={close} />
      )}
      {work?.kind === 'remove' && <RemovalForm all={all} category={work.category} onClose={close} />}
      {work?.kind === 'move' && (
        <MoveDialog
          effects={work.effects}
          onClose={close}
          onConfirm={() => {
            arrange(work.moved);
            close();
          }}
        />
      )}
    </>
  );
}
