import { useInfiniteQuery } from '@tanstack/react-query';
import { Tiles } from '@vetka/ui/Tiles';
import { ServiceCard } from '@vetka/ui/patterns/service/ServiceCard';
import { SearchedList } from '../../shell/lists/SearchedList.tsx';
import { shopTabs } from '../../shell/lists/sections.ts';
import { useApi } from '../../shell/useContext.ts';
import { shopsQueries, type ShopsSearch } from './shops.queries.ts';

const nobody = {
  title: 'Таких магазинов нет',
  text: 'Проверьте название или посмотрите все магазины.',
  actionLabel: 'Все магазины',
};

/** Every seller, with a search by name. */
export default function ShopsPage({ search }: { search: ShopsSearch }) {
  const list = useInfiniteQuery(shopsQueries.list(useApi(), search));
  return (
    <SearchedList
      path="/shops"
      title="Магазины"
      lead="Независимые мастерские, которые собирают букеты сами."
      tabs={shopTabs}
      search={search}
      field={{ label: 'Название магазина', example: 'Мята и пион' }}
      list={list}
      nobody={nobody}
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
    </SearchedList>
  );
}
