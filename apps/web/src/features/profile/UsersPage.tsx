import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { ListHead } from '../../shell/lists/ListHead.tsx';
import { NameSearch } from '../../shell/lists/NameSearch.tsx';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { publicationTabs } from '../../shell/lists/sections.ts';
import { useApi } from '../../shell/useContext.ts';
import { PeopleGrid } from './PeopleGrid.tsx';
import { profileQueries, type UsersSearch } from './profile.queries.ts';

const path = '/users';

/** Everybody who does not hide. */
export default function UsersPage({ search }: { search: UsersSearch }) {
  const list = useInfiniteQuery(profileQueries.users(useApi(), search));
  return (
    <>
      <ListHead
        title="Люди"
        lead="Флористы, садоводы и те, кто просто любит цветы."
        count={list.data?.pages[0]?.meta.total}
        tabs={publicationTabs}
        current={path}
      />
      <NameSearch
        key={search.name}
        path={path}
        title="Люди"
        label="Имя или никнейм"
        example="Анна"
        name={search.name}
      />
      <PagedItems
        list={list}
        hrefOf={(page) => listHref(path, { ...search, page })}
        empty={<EmptyMessage hasVase title="Никого не нашлось" actionHref={path} actionLabel="Все люди" />}
      >
        {(people) => <PeopleGrid people={people} />}
      </PagedItems>
    </>
  );
}
