import { useQuery } from '@tanstack/react-query';
import { isPerson, type Author } from '@vetka/domain/comment';
import { useUser } from '../session/useSession.ts';
import { useApi } from '../useContext.ts';
import { FollowButton } from './FollowButton.tsx';
import { followedQueries } from './followed.queries.ts';
import type { Followed } from './useFollowing.ts';

/** Follows the author of an article or of a photo. The state is loaded here: publications do not contain it. */
export default function AuthorFollow({ author }: { author: Author }) {
  const area = isPerson(author) ? 'account' : 'service';
  const followed = useAuthor(author);
  return followed ? <FollowButton area={area} followed={followed} name={author.name} size="s" /> : null;
}

/** A guest follows nobody, so nothing is requested. `undefined` until the answer, and for an author who has left. */
function useAuthor(author: Author): Followed | undefined {
  const api = useApi();
  const isGuest = useUser() === null;
  const isByPerson = isPerson(author);
  const person = useQuery({ ...followedQueries.person(api, author.slug), enabled: isByPerson && !isGuest });
  const service = useQuery({ ...followedQueries.service(api, author.slug), enabled: !isByPerson && !isGuest });
  if (isGuest) return { id: author.id, subscriptionState: 'NOT_SUBSCRIBED', subscribersCount: 0 };
  return isByPerson ? person.data : service.data;
}
