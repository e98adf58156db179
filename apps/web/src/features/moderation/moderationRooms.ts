import type { WaitingModeration } from '@vetka/domain/moderation';
import { pagePath } from '../../shell/links/pagePath.ts';

export interface RoomGroup {
  title: string;
  rooms: readonly { label: string; href: string; queues?: readonly (keyof WaitingModeration)[] }[];
}

/** The rooms of the administration, by subject. */
export const moderationRooms: readonly RoomGroup[] = [
  {
    title: 'Решения',
    rooms: [
      {
        label: 'Вся очередь',
        href: pagePath('/my/moderation/queue'),
        queues: ['SHOPS', 'PRODUCTS', 'COMPLAINTS', 'DISPUTES'],
      },
      { label: 'Магазины', href: pagePath('/my/moderation/shops'), queues: ['SHOPS'] },
      { label: 'Товары', href: pagePath('/my/moderation/products'), queues: ['PRODUCTS'] },
      { label: 'Жалобы', href: pagePath('/my/moderation/complaints'), queues: ['COMPLAINTS'] },
      { label: 'Споры', href: pagePath('/my/moderation/disputes'), queues: ['DISPUTES'] },
    ],
  },
  {
    title: 'Продажи',
    rooms: [
      { label: 'Акции', href: pagePath('/my/moderation/promotions') },
      { label: 'Подписки', href: pagePath('/my/moderation/plans') },
      { label: 'Комиссия', href: pagePath('/my/moderation/commission') },
      { label: 'Выплаты', href: pagePath('/my/moderation/payouts'), queues: ['PAYOUTS'] },
      { label: 'Чеки', href: pagePath('/my/moderation/receipts'), queues: ['RECEIPTS'] },
      { label: 'Сверка с банком', href: pagePath('/my/moderation/reconciliation'), queues: ['DIFFERENCES'] },
    ],
  },
  {
    title: 'Каталог',
    rooms: [
      { label: 'Категории', href: pagePath('/my/moderation/categories') },
      { label: 'Признаки', href: pagePath('/my/moderation/facets') },
    ],
  },
  {
    title: 'Сайт',
    rooms: [
      { label: 'Баннеры', href: pagePath('/my/moderation/banners') },
      { label: 'Синонимы', href: pagePath('/my/moderation/synonyms') },
      { label: 'Тексты страниц', href: pagePath('/my/moderation/texts') },
      { label: 'Документы', href: pagePath('/my/moderation/documents') },
      { label: 'Переадресация', href: pagePath('/my/moderation/redirects') },
    ],
  },
  {
    title: 'Надзор',
    rooms: [
      { label: 'Люди', href: pagePath('/my/moderation/people') },
      { label: 'Журнал', href: pagePath('/my/moderation/audit') },
      { label: 'Задания', href: pagePath('/my/moderation/jobs'), queues: ['JOBS'] },
    ],
  },
];
