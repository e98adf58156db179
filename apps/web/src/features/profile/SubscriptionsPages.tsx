import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Chip } from '@vetka/ui/Chip';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { ServiceGrid } from '../../shell/lists/ServiceGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import FollowSuggestions from './FollowSuggestions.tsx';
import { PeopleGrid } from './PeopleGrid.tsx';
import { profileQueries, type FollowedKind } from './profile.queries.ts';
import * as styles from './profile.css.ts';

interface SubscriptionsProps {
  nickname: string;
  page: number;
}

/** People that this person follows. */
export function PeopleSubscriptions({ nickname, page }: SubscriptionsProps) {
  const api = useApi();
  const { data: profile } = useSuspenseQuery(profileQueries.one(api, nickname));
  const list = useInfiniteQuery(profileQueries.people(api, profile.id, page));
  return (
    <>
      <Kinds nickname={nickname} current="people" />
      <PagedItems
        list={list}
        hrefOf={(each) => listHref(pagePath('/account/$nickname/subscriptions', { nickname }), { page: each })}
        empty={
          <>
            <EmptyMessage
              hasVase
              title="Подписок на людей пока нет"
              actionHref={pagePath('/users')}
              actionLabel="Все люди"
            />
            {profile.isOwn && <FollowSuggestions kind="people" />}
          </>
        }
      >
        {(people) => <PeopleGrid people={people} />}
      </PagedItems>
    </>
  );
}

/** Shops that this person follows. */
export function ServiceSubscriptions({ nickname, page }: SubscriptionsProps) {
  const api = useApi();
  const { data: profile } = useSuspenseQuery(profileQueries.one(api, nickname));
  const list = useInfiniteQuery(profileQueries.services(api, profile.id, page));
  return (
    <>
      <Kinds nickname={nickname} current="services" />
      <PagedItems
        list={list}
        hrefOf={(each) => listHref(pagePath('/account/$nickname/subscriptions/services', { nickname }), { page: each })}
        empty={
          <>
            <EmptyMessage
              hasVase
              title="Подписок на магазины пока нет"
              actionHref={pagePath('/shops')}
              actionLabel="Все магазины"
            />
            {profile.isOwn && <FollowSuggestions kind="services" />}
          </>
        }
      >
        {(services) => <ServiceGrid services={services} />}
      </PagedItems>
    </>
  );
}

function Kinds({ nickname, current }: { nickname: string; current: FollowedKind }) {
  return (
    <nav className={styles.kinds} aria-label="Виды подписок">
      <Chip href={pagePath('/account/$nickname/subscriptions', { nickname })} isSelected={current === 'people'}>
        Люди
      </Chip>
      <Chip
        href={pagePath('/account/$nickname/subscriptions/services', { nickname })}
        isSelected={current === 'services'}
      >
        Магазины
      </Chip>
    </nav>
  );
}
