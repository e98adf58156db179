import { fullName, type UserCard } from '@vetka/domain/account';
import { plural } from '@vetka/domain/plural';
import { Avatar } from '@vetka/ui/Avatar';
import { Link } from '@vetka/ui/Link';
import { Tiles } from '@vetka/ui/Tiles';
import { FollowButton } from '../../shell/following/FollowButton.tsx';
import { useFollowed } from '../../shell/following/useFollowing.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import * as styles from './profile.css.ts';

/** Cards of people, each linking to their page. */
export function PeopleGrid({ people }: { people: readonly UserCard[] }) {
  return (
    <Tiles as="ul" columns={{ xs: 1, md: 2, xl: 3 }}>
      {people.map((person) => (
        <li key={person.id} className={styles.person}>
          <Avatar name={nameOf(person)} src={person.avatar?.url} size="l" colorIndex={person.id} />
          <div className={styles.words}>
            <Link tone="quiet" href={pagePath('/account/$nickname', { nickname: person.nickname })}>
              {nameOf(person)}
            </Link>
            <Facts person={person} />
          </div>
          <FollowButton area="account" followed={person} name={nameOf(person)} size="s" />
        </li>
      ))}
    </Tiles>
  );
}

function Facts({ person }: { person: UserCard }) {
  const { subscribersCount } = useFollowed('account', person);
  const followers = plural(subscribersCount, ['подписчик', 'подписчика', 'подписчиков']);
  return <p className={styles.meta}>{[person.cityName, followers].filter(Boolean).join(' · ')}</p>;
}

const nameOf = (person: UserCard): string => fullName(person) || person.nickname;
