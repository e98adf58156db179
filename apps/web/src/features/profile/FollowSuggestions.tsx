import { useQuery } from '@tanstack/react-query';
import { Tiles } from '@vetka/ui/Tiles';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { PersonTile, ShopTile } from './FollowTile.tsx';
import { profileQueries, type FollowedKind } from './profile.queries.ts';

interface FollowSuggestionsProps {
  /** Both if omitted. */
  kind?: FollowedKind;
}

/** A few popular shops and people with «Подписаться», for people who follow nobody. */
export default function FollowSuggestions({ kind }: FollowSuggestionsProps) {
  const ownId = useUser()?.id;
  const { data: { shops, people } = { shops: [], people: [] } } = useQuery(profileQueries.popular(useApi()));
  if (shops.length + people.length === 0) return null;
  return (
    <PageSection title="На кого подписаться">
      <Tiles as="ul" columns={{ xs: 1, md: 2, xl: 3 }}>
        {kind !== 'people' &&
          shops.map((shop, at) => (
            <ShopTile key={`shop ${shop.id}`} shop={shop} isExtra={at > 0 && kind === undefined} />
          ))}
        {kind !== 'services' &&
          people
            .filter(({ id }) => id !== ownId)
            .map((person, at) => <PersonTile key={person.id} person={person} isExtra={at > 0 && kind === undefined} />)}
      </Tiles>
    </PageSection>
  );
}
