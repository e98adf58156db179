import { useInfiniteQuery } from '@tanstack/react-query';
import { pagePath } from '../../shell/links/pagePath.ts';
import { SearchedList } from '../../shell/lists/SearchedList.tsx';
import { publicationTabs } from '../../shell/lists/sections.ts';
import { useApi } from '../../shell/useContext.ts';
import { PeopleGrid } from './PeopleGrid.tsx';
import { profileQueries, type UsersSearch } from './profile.queries.ts';

/** All people whose profile is not hidden. */
export default function UsersPage({ search }: { search: UsersSearch }) {
  const list = useInfiniteQuery(profileQueries.users(useApi(), search));
  return (
    <SearchedList
      path={pagePath('/users')}
      title="Люди"
      lead="Флористы, садоводы и те, кто просто любит цветы."
      tabs={publicationTabs}
      search={search}
      field={{ label: 'Имя или никнейм', example: 'Анна' }}
      list={list}
      nobody={{ title: 'Никого не нашлось', actionLabel: 'Все люди' }}
    >
      {(people) => <PeopleGrid people={people} />}
    </SearchedList>
  );
}
