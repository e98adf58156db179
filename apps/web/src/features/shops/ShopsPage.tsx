import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { SearchField } from '@vetka/ui/SearchField';
import { Tiles } from '@vetka/ui/Tiles';
import { ServiceCard } from '@vetka/ui/patterns/service/ServiceCard';
import { useState, type SubmitEvent } from 'react';
import { ListHead } from '../../shell/lists/ListHead.tsx';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { shopTabs } from '../../shell/lists/sections.ts';
import { useApi } from '../../shell/useContext.ts';
import { shopsQueries, type ShopsSearch } from './shops.queries.ts';
import * as styles from './ShopsPage.css.ts';

const path = '/shops';

/** Every seller, with a search by name. */
export function ShopsPage({ search }: { search: ShopsSearch }) {
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
      <ShopSearch key={search.name} name={search.name ?? ''} />
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

/** A form of the browser's own, taken over when scripts have come. */
function ShopSearch({ name }: { name: string }) {
  const router = useRouter();
  const [text, setText] = useState(name);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void router.navigate({ href: listHref(path, { name: text.trim() }) });
  };
  return (
    <form className={styles.search} action={path} method="get" role="search" aria-label="Магазины" onSubmit={search}>
      <div className={styles.field}>
        <SearchField label="Название магазина" placeholder="Мята и пион" name="name" value={text} onChange={setText} />
      </div>
      <Button type="submit" variant="tonal">
        Найти
      </Button>
    </form>
  );
}
