/** Where a notice is shown or sent. */
export const noticeChannels = ['SITE', 'SMS', 'EMAIL', 'PUSH'] as const;

/** The side of a notice: a customer, a reader and author, or a person of a service. */
export const noticeSides = ['ORDER', 'PEOPLE', 'SHOP'] as const;

export const noticeKinds = [
  'ORDER_ACCEPTED',
  'ORDER_PHOTO',
  'ORDER_SUBSTITUTION',
  'ORDER_ADDRESS',
  'ORDER_ON_THE_WAY',
  'ORDER_READY_FOR_PICKUP',
  'ORDER_DELIVERED',
  'ORDER_CANCELED',
  'ORDER_REFUNDED',
  'ORDER_LATE',
  'ORDER_DISPUTE',
  'ORDER_REVIEW',
  'SUBSCRIPTION_ENDING',
  'COMMENT_REPLY',
  'COMMENT_MENTION',
  'NEW_COMMENT',
  'REVIEW_REPLY',
  'NEW_ARTICLE',
  'NEW_PHOTO',
  'NEW_SUBSCRIBER',
  'NEW_MESSAGE',
  'TEAM_INVITATION',
  'HIDDEN_BY_MODERATION',
  'ACCOUNT_RESTORED',
  'ACCOUNT_CHANGED',
  'SHOP_NEW_ORDER',
  'SHOP_ORDER_LATE',
  'SHOP_PHOTO_ANSWER',
  'SHOP_SUBSTITUTION_ANSWER',
  'SHOP_ADDRESS',
  'SHOP_ORDER_CANCELED',
  'SHOP_DISPUTE',
  'SHOP_NEW_MESSAGE',
  'SHOP_DELIVERY',
  'SHOP_REVIEW',
  'SHOP_PRODUCT',
  'SHOP_OPENING',
  'SHOP_CONTRACT',
  'SHOP_PROMOTION',
  'SHOP_PAYOUT',
] as const;

/** Kinds that are switched on and off together: one row of the settings. */
export const noticeGroups = [
  'ORDER_COURSE',
  'ORDER_QUESTION',
  'ORDER_TROUBLE',
  'ORDER_REVIEWS',
  'ORDER_SUBSCRIPTIONS',
  'PEOPLE_MESSAGES',
  'PEOPLE_ANSWERS',
  'PEOPLE_NEWS',
  'PEOPLE_SUBSCRIBERS',
  'PEOPLE_INVITATIONS',
  'PEOPLE_MODERATION',
  'PEOPLE_ACCOUNT',
  'SHOP_NEW',
  'SHOP_ANSWER',
  'SHOP_TROUBLE',
  'SHOP_MESSAGES',
  'SHOP_DELIVERIES',
  'SHOP_REVIEWS',
  'SHOP_GOODS',
  'SHOP_PROMOTIONS',
] as const satisfies readonly `${(typeof noticeSides)[number]}_${string}`[];

/** Minutes after which people are notified of a message that nobody on their side has read. */
export const unreadMessageMinutes = 5;

/** Upper limits of a notice and of a push subscription, in characters; `read` is a number of notices. */
export const noticeLimits = {
  title: 120,
  text: 300,
  path: 300,
  key: 120,
  read: 100,
  endpoint: 1000,
  pushKey: 200,
} as const;
