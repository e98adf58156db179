import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { Tiles } from '@vetka/ui/Tiles';
import { ServiceCard } from '@vetka/ui/patterns/service/ServiceCard';
import { ListHead } from '../../shell/lists/ListHead.tsx';
import { NameSearch } from '../../shell/lists/NameSearch.tsx';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { shopTabs } from '../../shell/lists/sections.ts';
import { useApi } from '../../shell/useContext.ts';
import { shopsQueries, type ShopsSearch } from './shops.queries.ts';

const path = '/shops';

/** Every seller, with a search by name. */
export default function ShopsPage({ search }: { search: ShopsSearch }) {
  const list = useInfiniteQuery(shopsQueries.list(useApi(), search));
  return (
    <>
      <ListHead
        title="Магазины"
        lead="Независимые мастерские, которые собирают букеты сами."
        count={list.data?.pages[0]?.meta.total}
        tabs={shopTabs}
        current={path}
      />
      <NameSearch
        key={search.name}
        path={path}
        title="Магазины"
        label="Название магазина"
        example="Мята и пион"
        name={search.name}
      />
      <PagedItems
        list={list}
        hrefOf={(page) => listHref(path, { ...search, page })}
        empty={
          <EmptyMessage
            hasVase
            title="Таких магазинов нет"
            text="Проверьте название или посмотрите все магазины."
            actionHref={path}
            actionLabel="Все магазины"
          />
        }
      >
        {(services) => (
          <Tiles as="ul" columns={{ xs: 1, md: 3, xl: 4 }}>
            {services.map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} hasCity />
              </li>
            ))}
          </Tiles>
        )}
      </PagedItems>
    </>
  );
}
