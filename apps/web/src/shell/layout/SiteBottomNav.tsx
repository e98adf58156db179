import { useRouter, useRouterState } from '@tanstack/react-router';
import { BottomNav, type BottomNavProps } from '@vetka/ui/patterns/page/BottomNav';
import { useCartCount } from '../cart/useCart.ts';
import { useUnreadCount } from '../chat/useUnreadCount.ts';
import { useNoticeCount } from '../notice/useNoticeCount.ts';
import { pagePath } from '../links/pagePath.ts';
import { useOverlayLink } from '../overlays/overlayRegistry.tsx';
import { useDeskPath } from '../session/useDeskPath.ts';
import { useProfilePath } from '../session/useProfilePath.ts';
import { hasBuyBar } from './hasBuyBar.ts';
import { cartHref } from './siteLinks.ts';
import * as styles from './layout.css.ts';

const sectionOf = (path: string, profilePath: string | null): BottomNavProps['current'] => {
  if (path === '/') return 'home';
  if (path.startsWith(pagePath('/catalog'))) return 'catalog';
  if (path.startsWith(pagePath('/chat'))) return 'chat';
  if (`${path}/`.startsWith('/my/') || (profilePath && `${path}/`.startsWith(`${profilePath}/`))) return 'profile';
  return undefined;
};

export function SiteBottomNav() {
  const router = useRouter();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const cart = useOverlayLink('cart');
  const cartCount = useCartCount();
  const unreadCount = useUnreadCount();
  const noticeCount = useNoticeCount();
  const profilePath = useProfilePath();
  const deskPath = useDeskPath();
  const isSignedIn = profilePath !== null;
  if (hasBuyBar(path)) return <div className={styles.buyBarRoom} />;
  const signIn = () =>
    void router.navigate({
      to: '.',
      search: (search: object) => ({ ...search, auth: 'sigin' }),
      resetScroll: false,
    } as never);
  return (
    <BottomNav
      current={sectionOf(path, profilePath)}
      cartHref={cartHref}
      cartCount={cartCount}
      onCartClick={cart.open}
      onCartIntent={cart.preload}
      {...(isSignedIn && { chatHref: pagePath('/chat'), chatCount: unreadCount })}
      deskHref={deskPath ?? undefined}
      profileCount={noticeCount}
      profileHref={isSignedIn ? pagePath('/my') : '?auth=sigin'}
      profileLabel={isSignedIn ? 'Профиль' : 'Войти'}
      onProfileClick={isSignedIn ? undefined : signIn}
    />
  );
}
