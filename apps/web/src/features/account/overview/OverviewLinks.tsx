import { useQuery } from '@tanstack/react-query';
import type { AuthUser } from '@vetka/domain/account';
import { formatNumber, plural } from '@vetka/domain/plural';
import { Counter } from '@vetka/ui/Counter';
import { Heading } from '@vetka/ui/Heading';
import {
  BellIcon,
  BookIcon,
  HeartIcon,
  ImageIcon,
  MapPinIcon,
  MessageIcon,
  PlusIcon,
  ScaleIcon,
  SettingsIcon,
  ShieldIcon,
  DeviceIcon,
  StarIcon,
  StoreIcon,
  TrashIcon,
  UsersIcon,
  WalletIcon,
} from '@vetka/ui/Icon';
import { Anchor } from '@vetka/ui/Link';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import type { ReactNode } from 'react';
import { useUnreadCount } from '../../../shell/chat/useUnreadCount.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { savedCountsQuery } from '../../../shell/marks/savedCounts.ts';
import { useNoticeCount } from '../../../shell/notice/useNoticeCount.ts';
import { addressBookQuery } from '../../../shell/place/addressBook.queries.ts';
import { useApi } from '../../../shell/useContext.ts';
import { overviewQueries } from './overview.queries.ts';
import * as styles from './OverviewPage.css.ts';

interface TileProps {
  href: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** A number that needs attention. @default 0 */
  count?: number;
}

function Tile({ href, icon, title, text, count = 0 }: TileProps) {
  return (
    <li>
      <Anchor className={styles.row} href={href}>
        <span className={styles.sign}>{icon}</span>
        <span className={styles.rowWords}>
          <Text as="b" size="label">
            {title}
          </Text>
          <Text as="span" size="small" tone="muted">
            {text}
          </Text>
        </span>
        <Counter value={count} />
      </Anchor>
    </li>
  );
}

function Tiles({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={16} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.tiles}>{children}</ul>
    </Stack>
  );
}

/** «12 сохранено», or the purpose of the section while it is empty or not loaded. */
const orAbout = (count: number | undefined, shown: (count: number) => string, about: string): string =>
  count === undefined || count === 0 ? about : shown(count);

/** The person's favourites, publications and subscriptions. */
export function OwnThings({ user: { id, nickname } }: { user: AuthUser }) {
  const api = useApi();
  const { data: saved } = useQuery(savedCountsQuery(api, id));
  const { data: articles } = useQuery(overviewQueries.articles(api));
  const { data: photos } = useQuery(overviewQueries.photos(api, nickname));
  const { data: plans } = useQuery(overviewQueries.plans(api));
  const { data: reviews = 0 } = useQuery(overviewQueries.reviews(api));
  const favorites = saved && saved.products + saved.articles + saved.photos;
  const followed = saved && saved.shops + saved.people;
  return (
    <Tiles title="Моё">
      <Tile
        href={pagePath('/my/favorites')}
        icon={<HeartIcon />}
        title="Избранное"
        text={orAbout(favorites, (count) => `Сохранено: ${formatNumber(count)}`, 'Всё, что понравилось')}
      />
      <Tile
        href={`${pagePath('/my/favorites')}?kind=shops`}
        icon={<UsersIcon />}
        title="Кого я читаю"
        text={orAbout(followed, (count) => `Магазины и люди: ${formatNumber(count)}`, 'Магазины и люди')}
      />
      <Tile
        href={pagePath('/my/reviews')}
        icon={<StarIcon />}
        title="Отзывы"
        text={reviews > 0 ? 'Есть что оценить' : 'О покупках и магазинах'}
        count={reviews}
      />
      <Tile
        href={pagePath('/my/articles')}
        icon={<BookIcon />}
        title="Статьи"
        text={orAbout(articles, (count) => plural(count, ['статья', 'статьи', 'статей']), 'Расскажите о цветах')}
      />
      <Tile
        href={pagePath('/account/$nickname', { nickname })}
        icon={<ImageIcon />}
        title="Моя страница"
        text={orAbout(
          photos,
          (count) => `${plural(count, ['фото', 'фото', 'фото'])}, как её видят другие`,
          'Фото и рассказ о себе',
        )}
      />
      <Tile
        href={pagePath('/my/subscriptions')}
        icon={<WalletIcon />}
        title="Подписки на скидки"
        text={orAbout(plans, (count) => `Действует: ${formatNumber(count)}`, 'Цветы по себестоимости')}
      />
      <Tile
        href={pagePath('/my/deleted')}
        icon={<TrashIcon />}
        title="Недавно удалённое"
        text="Фото и статьи можно вернуть сутки"
      />
    </Tiles>
  );
}

/** Messages, notices and everything about the account. */
export function AccountThings({ user }: { user: AuthUser }) {
  const { data: addressBook } = useQuery(addressBookQuery(useApi()));
  const settings = pagePath('/my/settings');
  return (
    <Tiles title="Связь и настройки">
      <Tile
        href={pagePath('/chat')}
        icon={<MessageIcon />}
        title="Сообщения"
        text="С магазинами и людьми"
        count={useUnreadCount()}
      />
      <Tile
        href={pagePath('/my/notices')}
        icon={<BellIcon />}
        title="Уведомления"
        text="Заказы, ответы, новости"
        count={useNoticeCount()}
      />
      <Tile
        href={`${settings}#profile-addresses`}
        icon={<MapPinIcon />}
        title="Адреса"
        text={orAbout(addressBook?.length, (count) => `Сохранено: ${formatNumber(count)}`, 'Чтобы не вводить дважды')}
      />
      <Tile href={`${settings}#profile-devices`} icon={<DeviceIcon />} title="Устройства" text="Где вы вошли" />
      <Tile href={settings} icon={<SettingsIcon />} title="Настройки" text="Имя, фото, телефон, почта" />
      <Tile href={pagePath('/my/data')} icon={<ShieldIcon />} title="Мои данные" text="Согласия, копия, удаление" />
      {user.role === 'ADMINISTRATION' && (
        <Tile
          href={pagePath('/my/moderation/queue')}
          icon={<ScaleIcon />}
          title="Администрация"
          text="Жалобы, споры, товары"
        />
      )}
    </Tiles>
  );
}

/** Shops that the person works for. */
export function OwnShops({ user: { services } }: { user: AuthUser }) {
  const isSeller = services.length > 0;
  return (
    <Tiles title={isSeller ? 'Мои магазины' : 'Магазин'}>
      {services.map(({ id, slug, name }) => (
        <Tile
          key={id}
          href={pagePath('/my/shop/$service/orders', { service: slug })}
          icon={<StoreIcon />}
          title={name}
          text="Кабинет магазина"
        />
      ))}
      <Tile
        href={pagePath('/my/shop/new')}
        icon={<PlusIcon />}
        title={isSeller ? 'Открыть ещё магазин' : 'Стать продавцом'}
        text="Четыре шага и проверка"
      />
    </Tiles>
  );
}
