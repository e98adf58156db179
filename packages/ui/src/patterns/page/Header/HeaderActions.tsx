import { pagePath } from '@vetka/domain/path';
import { plural, type PluralForms } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Counter } from '../../../components/Counter/index.ts';
import { BagIcon } from '../../../components/Icon/icons/BagIcon.ts';
import { BellIcon } from '../../../components/Icon/icons/BellIcon.ts';
import { HeartIcon } from '../../../components/Icon/icons/HeartIcon.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { UserIcon } from '../../../components/Icon/icons/UserIcon.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { intercept } from '../../intercept.ts';
import * as styles from './Header.css.ts';

interface ActionProps {
  href: string;
  icon: ReactNode;
  label: string;
  count?: number | undefined;
  /** Description of the count for screen readers. */
  forms?: PluralForms | undefined;
  onPress?: (() => void) | undefined;
  onIntent?: (() => void) | undefined;
}

const goodsForms: PluralForms = ['товар', 'товара', 'товаров'];
const messageForms: PluralForms = ['непрочитанное', 'непрочитанных', 'непрочитанных'];

function Action({ href, icon, label, count = 0, forms, onPress, onIntent }: ActionProps) {
  return (
    <Anchor
      className={styles.action}
      href={href}
      onClick={intercept(onPress)}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {icon}
      <span className={styles.actionLabel}>{label}</span>
      {count > 0 && forms && <VisuallyHidden>, {plural(count, forms)}</VisuallyHidden>}
      <span className={styles.actionCount}>
        <Counter value={count} />
      </span>
    </Anchor>
  );
}

/** The user's picture instead of the icon, no taller than it. */
function ProfileMark({ picture }: { picture: string | null | undefined }) {
  const icon = <UserIcon size="l" />;
  if (!picture) return icon;
  return (
    <span className={styles.profilePicture}>
      <Avatar name="" src={picture} size="s" icon={icon} />
    </span>
  );
}

export interface HeaderActionsProps {
  /** Without a URL the item is left out; the same applies to messages. */
  favoritesHref?: string | undefined;
  chatHref?: string | undefined;
  chatCount?: number | undefined;
  /** Opens the messages over the page instead of navigating. */
  onChatClick?: (() => void) | undefined;
  onChatIntent?: (() => void) | undefined;
  /** Without a URL the bell is left out. */
  noticeHref?: string | undefined;
  noticeCount?: number | undefined;
  /** Opens the notices over the page instead of navigating. */
  onNoticeClick?: (() => void) | undefined;
  cartCount: number;
  /** Target of the cart link without `onCartClick`. @default '/checkout' */
  cartHref?: string | undefined;
  onCartClick?: (() => void) | undefined;
  /** Hover or focus: preload the cart panel. */
  onCartIntent?: (() => void) | undefined;
  isSignedIn: boolean;
  /** @default '/my/settings' */
  profileHref?: string | undefined;
  /** URL of the signed-in user's picture. */
  profilePicture?: string | null | undefined;
  /** @default '?auth=sigin' */
  signInHref?: string | undefined;
  onSignIn?: (() => void) | undefined;
}

/** Favourites, messages, notices, cart, profile. Items without a URL are left out. */
export function HeaderActions({
  favoritesHref,
  chatHref,
  chatCount,
  onChatClick,
  onChatIntent,
  noticeHref,
  noticeCount,
  onNoticeClick,
  cartHref = pagePath('/checkout'),
  cartCount,
  onCartClick,
  onCartIntent,
  isSignedIn,
  profileHref = pagePath('/my/settings'),
  profilePicture,
  signInHref = '?auth=sigin',
  onSignIn,
}: HeaderActionsProps) {
  return (
    <nav className={styles.actions} aria-label="Личное">
      {favoritesHref && <Action href={favoritesHref} icon={<HeartIcon size="l" />} label="Избранное" />}
      {chatHref && (
        <Action
          href={chatHref}
          icon={<MessageIcon size="l" />}
          label="Сообщения"
          count={chatCount}
          forms={messageForms}
          onPress={onChatClick}
          onIntent={onChatIntent}
        />
      )}
      {noticeHref && (
        <Action
          href={noticeHref}
          icon={<BellIcon size="l" />}
          label="Уведомления"
          count={noticeCount}
          forms={messageForms}
          onPress={onNoticeClick}
        />
      )}
      <Action
        href={cartHref}
        icon={<BagIcon size="l" />}
        label="Корзина"
        count={cartCount}
        forms={goodsForms}
        onPress={onCartClick}
        onIntent={onCartIntent}
      />
      {isSignedIn ? (
        <Action href={profileHref} icon={<ProfileMark picture={profilePicture} />} label="Профиль" />
      ) : (
        <Action href={signInHref} icon={<UserIcon size="l" />} label="Войти" onPress={onSignIn} />
      )}
    </nav>
  );
}
