import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { ServiceGrid } from '../../shell/lists/ServiceGrid.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import FollowSuggestions from './FollowSuggestions.tsx';
import { PeopleGrid } from './PeopleGrid.tsx';
import { profileQueries } from './profile.queries.ts';

/** The shops that the user follows. One that is no longer followed stays until the next visit. */
export function FollowedShops() {
  return (
    <PagedItems
      list={useInfiniteQuery(profileQueries.services(useApi(), useUser()?.id ?? 0, 1))}
      empty={
        <>
          <EmptyMessage
            hasVase
            title="Вы пока не подписаны на магазины"
            text="Подпишитесь, и новые букеты и статьи магазина появятся в вашей ленте."
            actionHref={pagePath('/shops')}
            actionLabel="Выбрать магазин"
          />
          <FollowSuggestions kind="services" />
        </>
      }
    >
      {(services) => <ServiceGrid services={services} />}
    </PagedItems>
  );
}

/** The people that the user follows. */
export function FollowedPeople() {
  return (
    <PagedItems
      list={useInfiniteQuery(profileQueries.people(useApi(), useUser()?.id ?? 0, 1))}
      empty={
        <>
          <EmptyMessage
            hasVase
            title="Вы пока ни на кого не подписаны"
            text="Подпишитесь, и новые фото и статьи появятся в вашей ленте."
            actionHref={pagePath('/users')}
            actionLabel="Найти людей"
          />
          <FollowSuggestions kind="people" />
        </>
      }
    >
      {(people) => <PeopleGrid people={people} />}
    </PagedItems>
  );
}
