import { useInfiniteQuery } from '@tanstack/react-query';
import { pagePath } from '../../shell/links/pagePath.ts';
import { SearchedList } from '../../shell/lists/SearchedList.tsx';
import { ServiceGrid } from '../../shell/lists/ServiceGrid.tsx';
import { shopTabs } from '../../shell/lists/sections.ts';
import { useApi } from '../../shell/useContext.ts';
import { shopsQueries, type ShopsSearch } from './shops.queries.ts';

const nobody = {
  title: 'Таких магазинов нет',
  text: 'Проверьте название или посмотрите все магазины.',
  actionLabel: 'Все магазины',
};

/** All sellers, with a search by name. */
export default function ShopsPage({ search }: { search: ShopsSearch }) {
  const list = useInfiniteQuery(shopsQueries.list(useApi(), search));
  return (
    <SearchedList
      path={pagePath('/shops')}
      title="Магазины"
      lead="Независимые мастерские, которые собирают букеты сами."
      tabs={shopTabs}
      search={search}
      field={{ label: 'Название магазина', example: 'Мята и пион' }}
      list={list}
      nobody={nobody}
    >
      {(services) => <ServiceGrid services={services} />}
    </SearchedList>
  );
}
