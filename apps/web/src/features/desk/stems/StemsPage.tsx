import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { PlusIcon } from '@vetka/ui/Icon';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { RoomSkeleton, RowsSkeleton } from '../skeletons/RoomSkeleton.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { DelayedSearch } from '../DelayedSearch.tsx';
import { useDesk } from '../DeskContext.ts';
import { changesStock, managesGoods } from '../deskSections.tsx';
import NoRightPage from '../NoRightPage.tsx';
import { GoodsTabs } from '../goods/GoodsTabs.tsx';
import { CountForm } from './CountForm.tsx';
import { RulesCard } from './RulesCard.tsx';
import { StemDialog } from './StemDialog.tsx';
import { StemRows } from './StemRows.tsx';
import * as styles from './stems.css.ts';
import { stemsQueries } from './stems.queries.ts';
import { stemsQuery, type StemsSearch } from './stemsSearch.ts';
import { stockNote } from './stemWords.ts';
import { useStemChanges } from './useStemChanges.ts';

/** The stems and materials of a shop: the shelf, deliveries and write-offs. */
export default function StemsPage({ search }: { search: StemsSearch }) {
  const { place } = useDesk();
  if (!changesStock(place)) return <NoRightPage right="CHANGE_STOCK" />;
  return <Stems service={place.service.slug} search={search} mayManage={managesGoods(place)} />;
}

interface StemsProps {
  service: string;
  search: StemsSearch;
  mayManage: boolean;
}

function Stems({ service, search, mayManage }: StemsProps) {
  const list = useInfiniteQuery(stemsQueries.list(useApi(), service, search.search ?? ''));
  const [isNew, setNew] = useState(false);
  const changes = useStemChanges(service);
  const head = list.data?.pages[0];
  const countHref = `${pagePath('/my/shop/$service/products/stems', { service })}${stemsQuery({ count: 1 })}`;
  const isCounted = search.count === 1;
  return (
    <>
      <DeskHead title="Стебли и материалы" note={head && stockNote(head)}>
        {!isCounted && (
          <div className={styles.actions}>
            {(head?.meta.total ?? 0) > 0 && (
              <Button variant="tonal" href={countHref}>
                Пересчитать
              </Button>
            )}
            {mayManage && (
              <Button icon={<PlusIcon />} onClick={() => setNew(true)}>
                Новый стебель
              </Button>
            )}
          </div>
        )}
      </DeskHead>
      <div className={styles.page}>
        {!isCounted && <Tools service={service} search={search} />}
        {!list.data && !list.error && (
          <RoomSkeleton label="Загрузка цветов">
            <RowsSkeleton />
          </RoomSkeleton>
        )}
        <PagedItems list={list} empty={<Nothing isSearch={search.search !== undefined} />}>
          {(stems) =>
            isCounted ? (
              <CountForm service={service} stems={stems} changes={changes} />
            ) : (
              <StemRows service={service} stems={stems} changes={changes} mayManage={mayManage} />
            )
          }
        </PagedItems>
        {mayManage && !isCounted && <RulesCard service={service} />}
      </div>
      {isNew && <StemDialog changes={changes} onClose={() => setNew(false)} />}
    </>
  );
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  return isSearch ? (
    <EmptyMessage title="Здесь пусто" text="Измените поиск: название или цвет." action={null} />
  ) : (
    <EmptyMessage
      hasVase
      title="Стеблей пока нет"
      text="Заведите розы, зелень и упаковку. По рецептам из них остатки букетов посчитаются сами."
      action={null}
    />
  );
}

function Tools({ service, search }: Pick<StemsProps, 'service' | 'search'>) {
  const router = useRouter();
  const at = pagePath('/my/shop/$service/products/stems', { service });
  const find = (text: string) =>
    void router.navigate({ href: `${at}${stemsQuery({ search: text })}`, replace: true, resetScroll: false });
  return (
    <div className={styles.tools}>
      <GoodsTabs service={service} current="stems" />
      <div className={styles.search}>
        <DelayedSearch
          label="Поиск по стеблям"
          placeholder="Название или цвет"
          value={search.search ?? ''}
          onFind={find}
        />
      </div>
    </div>
  );
}
