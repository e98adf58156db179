import type { ButtonSize } from '@vetka/ui/Button';
import { SubscribeButton } from '@vetka/ui/patterns/account/SubscribeButton';
import { useUser } from '../session/useSession.ts';
import { useRestrictions } from '../restrictions/useRestrictions.ts';
import type { FollowedArea } from './follow.ts';
import { useFollowing, type Followed } from './useFollowing.ts';

interface FollowButtonProps {
  area: FollowedArea;
  followed: Followed;
  /** Names the person or the shop to screen readers, in lists. */
  name?: string;
  size?: ButtonSize;
}

/** Follows a person or a shop. There is no button for oneself or for somebody one has blocked. */
export function FollowButton({ area, followed, name, size = 'm' }: FollowButtonProps) {
  const { state, toggle } = useFollowing(area, followed);
  const isOwn = useUser()?.id === followed.id && area === 'account';
  const isBlocked = useRestrictions()({ kind: area === 'account' ? 'USER' : 'SERVICE', id: followed.id }) === 'BLOCKED';
  return isOwn || isBlocked ? null : <SubscribeButton state={state} onToggle={toggle} size={size} name={name} />;
}
