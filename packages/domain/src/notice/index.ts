import type { NoticeChannel, NoticeGroup, NoticeKind, NoticeSide, NoticeUnread } from './schema.ts';
import { noticeGroups, noticeKinds, unreadMessageMinutes } from './values.ts';

export type * from './schema.ts';
export * from './values.ts';

export const noticeGroupOf: Record<NoticeKind, NoticeGroup> = {
  ORDER_ACCEPTED: 'ORDER_COURSE',
  ORDER_PHOTO: 'ORDER_QUESTION',
  ORDER_SUBSTITUTION: 'ORDER_QUESTION',
  ORDER_ADDRESS: 'ORDER_QUESTION',
  ORDER_ON_THE_WAY: 'ORDER_COURSE',
  ORDER_READY_FOR_PICKUP: 'ORDER_COURSE',
  ORDER_DELIVERED: 'ORDER_COURSE',
  ORDER_CANCELED: 'ORDER_TROUBLE',
  ORDER_REFUNDED: 'ORDER_TROUBLE',
  ORDER_LATE: 'ORDER_TROUBLE',
  ORDER_DISPUTE: 'ORDER_TROUBLE',
  ORDER_REVIEW: 'ORDER_REVIEWS',
  SUBSCRIPTION_ENDING: 'ORDER_SUBSCRIPTIONS',
  COMMENT_REPLY: 'PEOPLE_ANSWERS',
  COMMENT_MENTION: 'PEOPLE_ANSWERS',
  NEW_COMMENT: 'PEOPLE_ANSWERS',
  REVIEW_REPLY: 'PEOPLE_ANSWERS',
  NEW_ARTICLE: 'PEOPLE_NEWS',
  NEW_PHOTO: 'PEOPLE_NEWS',
  NEW_SUBSCRIBER: 'PEOPLE_SUBSCRIBERS',
  NEW_MESSAGE: 'PEOPLE_MESSAGES',
  TEAM_INVITATION: 'PEOPLE_INVITATIONS',
  HIDDEN_BY_MODERATION: 'PEOPLE_MODERATION',
  ACCOUNT_RESTORED: 'PEOPLE_ACCOUNT',
  ACCOUNT_CHANGED: 'PEOPLE_ACCOUNT',
  SHOP_NEW_ORDER: 'SHOP_NEW',
  SHOP_ORDER_LATE: 'SHOP_NEW',
  SHOP_PHOTO_ANSWER: 'SHOP_ANSWER',
  SHOP_SUBSTITUTION_ANSWER: 'SHOP_ANSWER',
  SHOP_ADDRESS: 'SHOP_ANSWER',
  SHOP_ORDER_CANCELED: 'SHOP_TROUBLE',
  SHOP_DISPUTE: 'SHOP_TROUBLE',
  SHOP_NEW_MESSAGE: 'SHOP_MESSAGES',
  SHOP_DELIVERY: 'SHOP_DELIVERIES',
  SHOP_REVIEW: 'SHOP_REVIEWS',
  SHOP_PRODUCT: 'SHOP_GOODS',
  SHOP_OPENING: 'PEOPLE_MODERATION',
  SHOP_CONTRACT: 'PEOPLE_MODERATION',
  SHOP_PROMOTION: 'SHOP_PROMOTIONS',
  SHOP_PAYOUT: 'SHOP_TROUBLE',
};

/** The kinds of one side. */
export const kindsOfSide = (side: NoticeSide): NoticeKind[] =>
  noticeKinds.filter((kind) => noticeGroupOf[kind].startsWith(side));

export const groupsOfSide = (side: NoticeSide): NoticeGroup[] => noticeGroups.filter((group) => group.startsWith(side));

interface GroupRule {
  /** The default channels. */
  channels: readonly NoticeChannel[];
  /** Groups that are always shown on the site. */
  isLocked: boolean;
  /** Sent at night, too. */
  isUrgent: boolean;
}

/** SMS are few: only when somebody is waiting, or about money. */
export const noticeGroupRules: Record<NoticeGroup, GroupRule> = {
  ORDER_COURSE: { channels: ['SITE', 'PUSH'], isLocked: false, isUrgent: false },
  ORDER_QUESTION: { channels: ['SITE', 'SMS', 'EMAIL', 'PUSH'], isLocked: true, isUrgent: false },
  ORDER_TROUBLE: { channels: ['SITE', 'SMS', 'EMAIL', 'PUSH'], isLocked: true, isUrgent: true },
  ORDER_REVIEWS: { channels: ['SITE', 'EMAIL'], isLocked: false, isUrgent: false },
  ORDER_SUBSCRIPTIONS: { channels: ['SITE', 'EMAIL', 'PUSH'], isLocked: false, isUrgent: false },
  PEOPLE_MESSAGES: { channels: ['SITE', 'PUSH'], isLocked: false, isUrgent: false },
  PEOPLE_ANSWERS: { channels: ['SITE', 'PUSH'], isLocked: false, isUrgent: false },
  PEOPLE_NEWS: { channels: ['SITE'], isLocked: false, isUrgent: false },
  PEOPLE_SUBSCRIBERS: { channels: ['SITE'], isLocked: false, isUrgent: false },
  PEOPLE_INVITATIONS: { channels: ['SITE', 'EMAIL', 'PUSH'], isLocked: false, isUrgent: false },
  PEOPLE_MODERATION: { channels: ['SITE', 'EMAIL'], isLocked: true, isUrgent: false },
  PEOPLE_ACCOUNT: { channels: ['SITE', 'EMAIL'], isLocked: true, isUrgent: true },
  SHOP_NEW: { channels: ['SITE', 'SMS', 'PUSH'], isLocked: true, isUrgent: false },
  SHOP_ANSWER: { channels: ['SITE', 'PUSH'], isLocked: false, isUrgent: false },
  SHOP_TROUBLE: { channels: ['SITE', 'SMS', 'EMAIL', 'PUSH'], isLocked: true, isUrgent: true },
  SHOP_MESSAGES: { channels: ['SITE', 'PUSH'], isLocked: false, isUrgent: false },
  SHOP_DELIVERIES: { channels: ['SITE', 'SMS', 'PUSH'], isLocked: true, isUrgent: false },
  SHOP_REVIEWS: { channels: ['SITE', 'PUSH'], isLocked: false, isUrgent: false },
  SHOP_GOODS: { channels: ['SITE', 'PUSH'], isLocked: false, isUrgent: false },
  SHOP_PROMOTIONS: { channels: ['SITE', 'EMAIL', 'PUSH'], isLocked: false, isUrgent: false },
};

const unread = `если не прочли за ${unreadMessageMinutes} минут`;

export const noticeGroupLabels: Record<NoticeGroup, { title: string; text: string }> = {
  ORDER_COURSE: { title: 'Как идёт заказ', text: 'приняли, в пути, ждёт в магазине, доставлен' },
  ORDER_QUESTION: { title: 'Фото, замена и адрес', text: 'магазин ждёт вашего ответа' },
  ORDER_TROUBLE: { title: 'Отмена, возврат и спор', text: 'магазин не успевает, деньги под вопросом' },
  ORDER_REVIEWS: { title: 'Отзыв о покупке', text: 'спросим на следующий день после доставки' },
  ORDER_SUBSCRIPTIONS: { title: 'Оплаченная подписка', text: 'скоро закончится, и её можно продлить' },
  PEOPLE_MESSAGES: { title: 'Сообщения', text: unread },
  PEOPLE_ANSWERS: { title: 'Ответы вам', text: 'на отзывы, комментарии и публикации' },
  PEOPLE_NEWS: { title: 'Новое у тех, на кого вы подписаны', text: 'статьи и фото' },
  PEOPLE_SUBSCRIBERS: { title: 'Новые подписчики', text: 'кто подписался на вас' },
  PEOPLE_INVITATIONS: { title: 'Приглашение в команду', text: 'магазин зовёт вас работать' },
  PEOPLE_MODERATION: {
    title: 'Решения администрации',
    text: 'что скрыто по жалобам, открыт ли магазин, новый договор',
  },
  PEOPLE_ACCOUNT: { title: 'Ваш аккаунт', text: 'изменён вход или аккаунт восстановлен' },
  SHOP_NEW: { title: 'Новый заказ', text: 'напоминание за 5 минут до отмены и если его не вручили' },
  SHOP_ANSWER: { title: 'Ответ покупателя', text: 'нравится, переделать, замена или адрес' },
  SHOP_TROUBLE: { title: 'Отмена и спор', text: 'деньги под вопросом' },
  SHOP_MESSAGES: { title: 'Сообщения магазину', text: unread },
  SHOP_DELIVERIES: { title: 'Доставка для вас', text: 'вам передали заказ' },
  SHOP_REVIEWS: { title: 'Новый отзыв', text: 'о магазине и его товарах' },
  SHOP_GOODS: { title: 'Проверка товаров', text: 'опубликован или что исправить' },
  SHOP_PROMOTIONS: { title: 'Акции «Ветки»', text: 'предложена новая, изменились условия' },
};

export const noticeChannelLabels: Record<NoticeChannel, string> = {
  SITE: 'Сайт',
  SMS: 'SMS',
  EMAIL: 'Почта',
  PUSH: 'Push',
};

export const noticeSideLabels: Record<NoticeSide, string> = {
  ORDER: 'Покупки',
  PEOPLE: 'Общение',
  SHOP: 'Магазин',
};

/** Hours in the person's time zone during which SMS and push messages are held, except urgent ones. */
export const quietHours = { from: 22, to: 8 } as const;

export const unreadTotal = ({ order, people, shop }: NoticeUnread): number => order + people + shop;
