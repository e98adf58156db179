import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
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
      {(people) =>
        search.name === undefined && search.page === undefined ? (
          <>
            <NewPeople />
            <PageSection title="Все люди">
              <PeopleGrid people={people} />
            </PageSection>
          </>
        ) : (
          <PeopleGrid people={people} />
        )
      }
    </SearchedList>
  );
}

/** People who joined last, above the list of everybody. Nothing while there are none. */
function NewPeople() {
  const { data: people = [] } = useQuery(profileQueries.newUsers(useApi()));
  if (people.length === 0) return null;
  return (
    <PageSection title="Новые люди">
      <PeopleGrid people={people} />
    </PageSection>
  );
}
