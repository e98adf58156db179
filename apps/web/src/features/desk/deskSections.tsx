import type { DeskPlace } from '@vetka/domain/desk';
import {
  BikeIcon,
  BookIcon,
  ChartIcon,
  ClipboardIcon,
  FlowerIcon,
  MessageIcon,
  PercentIcon,
  SettingsIcon,
  StarIcon,
  StoreIcon,
  TruckIcon,
  UsersIcon,
  WalletIcon,
} from '@vetka/ui/Icon';
import type { DeskSection } from '@vetka/ui/patterns/desk/DeskFrame';
import { pagePath } from '../../shell/links/pagePath.ts';

const may = ({ rights }: DeskPlace, right: DeskPlace['rights'][number]): boolean => rights.includes(right);

/** Whether the person sees the queue; a courier sees only their deliveries. */
export const seesOrders = (place: DeskPlace): boolean => may(place, 'SEE_ORDERS');

export const changesSettings = (place: DeskPlace): boolean => may(place, 'CHANGE_SETTINGS');

export const publishes = (place: DeskPlace): boolean => may(place, 'PUBLISH');

export const changesStock = (place: DeskPlace): boolean => may(place, 'CHANGE_STOCK');

export const managesGoods = (place: DeskPlace): boolean => may(place, 'MANAGE_GOODS');

export const managesTeam = (place: DeskPlace): boolean => may(place, 'MANAGE_TEAM');

export const seesStatistics = (place: DeskPlace): boolean => may(place, 'SEE_STATISTICS');

export const seesMoney = (place: DeskPlace): boolean => may(place, 'SEE_MONEY');

/** Only the owner sets the account for payouts. */
export const ownsShop = ({ role }: DeskPlace): boolean => role === 'OWNER';

export const answersReviews = (place: DeskPlace): boolean => may(place, 'ANSWER_REVIEWS');

/** The initial room of a shop's desk for this person. */
export const deskHome = (place: DeskPlace): string =>
  seesOrders(place)
    ? pagePath('/my/shop/$service/orders', { service: place.service.slug })
    : pagePath('/my/shop/$service/deliveries', { service: place.service.slug });

/** The section of a path of the desk; the calendar is the second view of the queue. */
export function sectionOf(path: string): string | undefined {
  const section = path.split('/')[4];
  return section === 'calendar' ? 'orders' : section;
}

/** The section of another shop that is open in this one, if the person has it there: from one order, to its list. */
export const sameSection = (place: DeskPlace, section: string | undefined): string =>
  deskSections(place, 0).find(({ id }) => id === section)?.href ?? deskHome(place);

/** Sections of the desk for this person. A section that they may not see is absent. */
export function deskSections(place: DeskPlace, unreadCount: number): DeskSection[] {
  const service = place.service.slug;
  const isCourier = !seesOrders(place);
  const orders: DeskSection = {
    id: 'orders',
    label: 'Заказы',
    href: pagePath('/my/shop/$service/orders', { service }),
    icon: <ClipboardIcon />,
    count: place.waitingOrders,
    isTab: true,
  };
  const deliveries: DeskSection = {
    id: 'deliveries',
    label: isCourier ? 'Заказы' : 'Мои доставки',
    href: pagePath('/my/shop/$service/deliveries', { service }),
    icon: isCourier ? <ClipboardIcon /> : <BikeIcon />,
    count: isCourier ? place.waitingOrders : 0,
    note: 'То, что везёте вы сами',
    isTab: isCourier,
  };
  const messages: DeskSection = {
    id: 'messages',
    label: 'Сообщения',
    href: pagePath('/chat'),
    icon: <MessageIcon />,
    count: unreadCount,
    isTab: true,
  };
  const goods: DeskSection = {
    id: 'products',
    label: 'Товары',
    href: pagePath('/my/shop/$service/products', { service }),
    icon: <FlowerIcon />,
    note: 'Цены, остатки, новые букеты',
    isTab: true,
  };
  const discounts: DeskSection = {
    id: 'discounts',
    label: 'Скидки',
    href: pagePath('/my/shop/$service/discounts', { service }),
    icon: <PercentIcon />,
    note: 'Промокоды и подписки на магазин',
  };
  const storefront: DeskSection = {
    id: 'storefront',
    label: 'Витрина',
    href: pagePath('/my/shop/$service/storefront', { service }),
    icon: <StoreIcon />,
    note: 'Страница магазина, порядок товаров, баннеры и рубрики',
  };
  const delivery: DeskSection = {
    id: 'delivery',
    label: 'Доставка',
    href: pagePath('/my/shop/$service/delivery', { service }),
    icon: <TruckIcon />,
    note: 'Способы, время, вместимость и выходные',
  };
  const reviews: DeskSection = {
    id: 'reviews',
    label: 'Отзывы',
    href: pagePath('/my/shop/$service/reviews', { service }),
    icon: <StarIcon />,
    note: 'Что пишут покупатели и что вы ответили',
  };
  const articles: DeskSection = {
    id: 'articles',
    label: 'Статьи',
    href: pagePath('/my/shop/$service/articles', { service }),
    icon: <BookIcon />,
    note: 'Черновики и то, что читают покупатели',
  };
  const team: DeskSection = {
    id: 'team',
    label: 'Команда',
    href: pagePath('/my/shop/$service/team', { service }),
    icon: <UsersIcon />,
    note: 'Кто работает и кого вы пригласили',
  };
  const money: DeskSection = {
    id: 'money',
    label: 'Деньги',
    href: pagePath('/my/shop/$service/money', { service }),
    icon: <WalletIcon />,
    note: 'Что ждёт, что доступно, выплаты, комиссия и акты',
  };
  const statistics: DeskSection = {
    id: 'statistics',
    label: 'Статистика',
    href: pagePath('/my/shop/$service/statistics', { service }),
    icon: <ChartIcon />,
    note: 'Выручка, заказы и то, что покупают',
    isTab: true,
  };
  const settings: DeskSection = {
    id: 'settings',
    label: 'Настройки',
    href: pagePath('/my/shop/$service/settings', { service }),
    icon: <SettingsIcon />,
    note: 'Часы работы, фото букета, замены, курьеры',
  };
  return [
    ...(isCourier ? [deliveries, messages] : [orders, goods, messages, deliveries]),
    ...(managesGoods(place) ? [storefront, discounts] : []),
    ...(isCourier ? [] : [reviews]),
    ...(changesSettings(place) ? [delivery] : []),
    ...(publishes(place) ? [articles] : []),
    ...(managesTeam(place) ? [team] : []),
    ...(seesMoney(place) ? [money] : []),
    ...(seesStatistics(place) ? [statistics] : []),
    ...(changesSettings(place) ? [settings] : []),
  ];
}
