import { pagePath } from '@vetka/domain/path';
import { Counter } from '../../../components/Counter/index.ts';
import { BagIcon } from '../../../components/Icon/icons/BagIcon.ts';
import { GridIcon } from '../../../components/Icon/icons/GridIcon.ts';
import { HomeIcon } from '../../../components/Icon/icons/HomeIcon.ts';
import { ClipboardIcon } from '../../../components/Icon/icons/ClipboardIcon.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { UserIcon } from '../../../components/Icon/icons/UserIcon.ts';
import type { IconComponent } from '../../../components/Icon/makeIcon.tsx';
import { Anchor } from '../../../components/Link/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { useRootMark } from '../../../internal/rootMark.ts';
import { bottomBarMark, bottomBarRoom } from '../../bottomBar.css.ts';
import { intercept } from '../../intercept.ts';
import * as styles from './BottomNav.css.ts';

export type BottomNavSection = 'home' | 'catalog' | 'cart' | 'chat' | 'desk' | 'profile';

export interface BottomNavProps {
  current?: BottomNavSection | undefined;
  cartCount: number;
  chatCount?: number | undefined;
  /** Target of the cart link without `onCartClick`. @default '/checkout' */
  cartHref?: string | undefined;
  /** Without a URL the item is left out. */
  chatHref?: string | undefined;
  /** The desk of a shop, for people who work there; otherwise the item is left out. */
  deskHref?: string | undefined;
  /** @default '/my/settings' */
  profileHref?: string | undefined;
  /** Unread notices; they open from the profile. */
  profileCount?: number | undefined;
  /** «Войти» for a guest. @default 'Профиль' */
  profileLabel?: string | undefined;
  onCartClick?: (() => void) | undefined;
  onCartIntent?: (() => void) | undefined;
  onProfileClick?: (() => void) | undefined;
}

interface ItemProps {
  href: string;
  label: string;
  icon: IconComponent;
  isCurrent: boolean;
  count?: number | undefined;
  onPress?: (() => void) | undefined;
  onIntent?: (() => void) | undefined;
}

function Item({ href, label, icon: Icon, isCurrent, count = 0, onPress, onIntent }: ItemProps) {
  return (
    <Anchor
      className={styles.item}
      href={href}
      onClick={intercept(onPress)}
      onPointerDown={onIntent}
      onFocus={onIntent}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <Icon size="l" />
      <span className={styles.label}>{label}</span>
      {count > 0 && <VisuallyHidden>, {count}</VisuallyHidden>}
      <span className={styles.count}>
        <Counter value={count} />
      </span>
    </Anchor>
  );
}

/** The bottom navigation of a phone with the site's five sections; hidden on wider screens. */
export function BottomNav({
  current,
  cartCount,
  chatCount = 0,
  cartHref = pagePath('/checkout'),
  chatHref,
  deskHref,
  profileHref = pagePath('/my/settings'),
  profileLabel = 'Профиль',
  profileCount,
  onCartClick,
  onCartIntent,
  onProfileClick,
}: BottomNavProps) {
  useRootMark(bottomBarMark);
  const is = (section: BottomNavSection) => current === section;
  return (
    <>
      <div className={bottomBarRoom} />
      <nav className={styles.bar} aria-label="Разделы">
        <Item href="/" label="Главная" icon={HomeIcon} isCurrent={is('home')} />
        <Item href={pagePath('/catalog')} label="Каталог" icon={GridIcon} isCurrent={is('catalog')} />
        <Item
          href={cartHref}
          label="Корзина"
          icon={BagIcon}
          isCurrent={is('cart')}
          count={cartCount}
          onPress={onCartClick}
          onIntent={onCartIntent}
        />
        {chatHref && (
          <Item href={chatHref} label="Сообщения" icon={MessageIcon} isCurrent={is('chat')} count={chatCount} />
        )}
        {deskHref && <Item href={deskHref} label="Магазин" icon={ClipboardIcon} isCurrent={is('desk')} />}
        <Item
          href={profileHref}
          label={profileLabel}
          icon={UserIcon}
          isCurrent={is('profile')}
          count={profileCount}
          onPress={onProfileClick}
        />
      </nav>
    </>
  );
}
