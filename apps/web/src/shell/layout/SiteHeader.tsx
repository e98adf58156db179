import { useRouterState } from '@tanstack/react-router';
import { Header } from '@vetka/ui/patterns/page/Header';
import { useCartCount } from '../cart/useCart.ts';
import { useUnreadCount } from '../chat/useUnreadCount.ts';
import { useNoticeCount } from '../notice/useNoticeCount.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { pagePath } from '../links/pagePath.ts';
import { useOverlayLink } from '../overlays/overlayRegistry.tsx';
import { useHeaderSearch } from '../search/useHeaderSearch.tsx';
import { useCity, useUser } from '../session/useSession.ts';
import { cartHref, headerLinks } from './siteLinks.ts';
import { useCatalogMenu } from './useCatalogMenu.ts';

const favoritesPath = pagePath('/my/favorites');

/** Opens the sign-in dialog over the current page, and goes to a page afterwards. */
const signInThen = (path: string) => `?auth=sigin&back=${encodeURIComponent(path)}`;

const loadMenu = () => import('./CatalogMenuPanel.tsx');
const CatalogMenuPanel = lazyComponent(loadMenu);

export function SiteHeader() {
  const headerSearch = useHeaderSearch();
  const menu = useCatalogMenu(loadMenu);
  const cart = useOverlayLink('cart');
  const city = useOverlayLink('city');
  const chat = useOverlayLink('chat');
  const notices = useOverlayLink('notices');
  const user = useUser();
  const search = useRouterState({ select: ({ location }) => (location.search as { search?: unknown }).search });
  return (
    <Header
      cityName={useCity()?.name}
      onCityClick={city.open}
      links={headerLinks}
      searchValue={typeof search === 'string' ? search : ''}
      {...headerSearch}
      favoritesHref={user ? favoritesPath : signInThen(favoritesPath)}
      cartHref={cartHref}
      cartCount={useCartCount()}
      onCartClick={cart.open}
      onCartIntent={cart.preload}
      chatCount={useUnreadCount()}
      onChatClick={chat.open}
      onChatIntent={chat.preload}
      noticeCount={useNoticeCount()}
      onNoticeClick={notices.open}
      isSignedIn={user !== null}
      {...(user && {
        profileHref: pagePath('/my'),
        chatHref: pagePath('/chat'),
        noticeHref: pagePath('/my/notices'),
      })}
      profilePicture={user?.avatar?.url}
      isCatalogOpen={menu.isOpen}
      onCatalogClick={menu.toggle}
      onCatalogIntent={menu.intend}
      onCatalogLeave={menu.leave}
      catalogMenu={
        menu.categories && (
          <CatalogMenuPanel categories={menu.categories} isHovered={menu.isHovered} onClose={menu.close} />
        )
      }
    />
  );
}
