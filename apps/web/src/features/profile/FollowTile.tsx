import { fullName, type UserCard } from '@vetka/domain/account';
import { plural } from '@vetka/domain/plural';
import type { ServiceCard } from '@vetka/domain/service';
import { Avatar } from '@vetka/ui/Avatar';
import { Link } from '@vetka/ui/Link';
import { FollowButton } from '../../shell/following/FollowButton.tsx';
import type { FollowedArea } from '../../shell/following/follow.ts';
import { useFollowed, type Followed } from '../../shell/following/useFollowing.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import * as styles from './profile.css.ts';

interface TileOptions {
  /** Left out on a phone. */
  isExtra?: boolean;
}

export function PersonTile({ person, isExtra }: { person: UserCard } & TileOptions) {
  return (
    <FollowTile
      isExtra={isExtra}
      area="account"
      followed={person}
      name={fullName(person) || person.nickname}
      picture={person.avatar?.url}
      city={person.cityName}
      href={pagePath('/account/$nickname', { nickname: person.nickname })}
    />
  );
}

export function ShopTile({ shop, isExtra }: { shop: ServiceCard } & TileOptions) {
  return (
    <FollowTile
      isExtra={isExtra}
      area="service"
      followed={shop}
      name={shop.name}
      picture={shop.mediaFile?.url}
      city={shop.cityName}
      href={pagePath('/$service', { service: shop.slug })}
    />
  );
}

interface FollowTileProps {
  isExtra: boolean | undefined;
  area: FollowedArea;
  followed: Followed;
  name: string;
  picture: string | undefined;
  city: string | null;
  href: string;
}

/** A person or a shop in a row, with «Подписаться». */
function FollowTile({ isExtra = false, area, followed, name, picture, city, href }: FollowTileProps) {
  const { subscribersCount } = useFollowed(area, followed);
  const followers = plural(subscribersCount, ['подписчик', 'подписчика', 'подписчиков']);
  return (
    <li className={isExtra ? `${styles.person} ${styles.extra}` : styles.person}>
      <Avatar name={name} src={picture} size="l" colorIndex={followed.id} />
      <div className={styles.words}>
        <Link tone="quiet" href={href}>
          {name}
        </Link>
        <p className={styles.meta}>{[city, followers].filter(Boolean).join(' · ')}</p>
      </div>
      <FollowButton area={area} followed={followed} name={name} size="s" />
    </li>
  );
}
