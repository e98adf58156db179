import { useQuery } from '@tanstack/react-query';
import type { ManagedFacet, ManagedFacets } from '@vetka/domain/goods';
import { movedTo } from '@vetka/domain/storefront';
import { Button } from '@vetka/ui/Button';
import type { DropdownMenuItem } from '@vetka/ui/DropdownMenu';
import { Heading } from '@vetka/ui/Heading';
import { PencilIcon, PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as shared from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ModerationPage } from '../ModerationPage.tsx';
import { FacetCard, movesAt, type FacetWork } from './FacetCard.tsx';
import { FacetForm } from './FacetForm.tsx';
import { useArrangeFacets } from './useFacets.ts';
import { ValueForm } from './ValueForm.tsx';
import { ValueRemovalForm } from './ValueRemovalForm.tsx';

/** The facets of products, for the administration. */
export default function FacetsPage() {
  const query = useQuery(moderationQueries.facets(useApi()));
  const { data } = query;
  return (
    <ModerationPage current={pagePath('/my/moderation/facets')}>
      {!data && <Heading level={1}>Признаки</Heading>}
      <NotLoaded query={query} />
      {data && <Facets all={data} />}
    </ModerationPage>
  );
}

function Facets({ all }: { all: ManagedFacets }) {
  const [work, setWork] = useState<FacetWork | null>(null);
  const { arrange, arrangeValues, drop } = useArrangeFacets(all);
  const close = () => setWork(null);
  const actionsOf = (facet: ManagedFacet, at: number): DropdownMenuItem[] => [
    { id: 'edit', label: 'Изменить', icon: <PencilIcon />, onSelect: () => setWork({ kind: 'facet', facet }) },
    ...movesAt(at, all.length, (to) => arrange(movedTo(all, at, to))),
    ...(facet.isFixed
      ? []
      : [{ id: 'drop', label: 'Удалить', icon: <TrashIcon />, tone: 'danger' as const, onSelect: () => drop(facet) }]),
  ];
  return (
    <>
      <div className={shared.titleRow}>
        <Heading level={1}>Признаки</Heading>
        <Button icon={<PlusIcon />} onClick={() => setWork({ kind: 'facet', facet: null })}>
          Добавить
        </Button>
      </div>
      <Text tone="muted">
        Магазины выбирают значения для товаров, покупатели ищут по ним. Порядок здесь – порядок в фильтрах и на странице
        товара. Признак с категориями виден только в них и внутри них.
      </Text>
      {all.map((facet, at) => (
        <FacetCard
          key={facet.id}
          facet={facet}
          actions={actionsOf(facet, at)}
          onArrange={(values) => arrangeValues(facet, values)}
          onWork={setWork}
        />
      ))}
      {work?.kind === 'facet' && <FacetForm known={work.facet} onClose={close} />}
      {work?.kind === 'value' && <ValueForm facet={work.facet} known={work.value} onClose={close} />}
      {work?.kind === 'remove' && <ValueRemovalForm facet={work.facet} value={work.value} onClose={close} />}
    </>
  );
}
