import type { OutOfStemsRule, RecipePart, StemMoveReason, WriteOffCause } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const stemMoveReasonLabels: Record<StemMoveReason, string> = {
  RECEIVED: 'Приход',
  ORDERED: 'В заказ',
  RETURNED: 'Вернулось из заказа',
  USED: 'Собрали заказ',
  WILTED: 'Списано: увяло',
  BROKEN: 'Списано: сломалось',
  GIFT: 'Списано: подарили',
  EXPIRED: 'Списано: вышел срок',
  COUNTED: 'Пересчёт',
};

export const writeOffCauseLabels: Record<WriteOffCause, string> = {
  WILTED: 'Увяло',
  BROKEN: 'Сломалось',
  GIFT: 'Подарили',
  COUNTED: 'Не нашли при пересчёте',
};

export const outOfStemsRuleLabels: Record<OutOfStemsRule, string> = {
  SOLD_OUT: 'Показывать «Нет в наличии»',
  HIDDEN: 'Скрывать, пока стебли не появятся',
  TO_ORDER: 'Продавать под заказ',
};

/** «Роза Аваланж, белая». */
export const stemTitle = ({ name, colour }: { name: string; colour: string }): string =>
  colour === '' ? name : `${name}, ${colour}`;

/** The cost of the stems of a recipe, in kopecks; null while the cost of one of them is unknown, or without stems. */
export const recipeCost = (parts: readonly Pick<RecipePart, 'stem' | 'quantity'>[]): number | null =>
  parts.reduce<number | null>(
    (sum, { stem, quantity }) => (sum === null || stem.costPrice === null ? null : sum + stem.costPrice * quantity),
    parts.length === 0 ? null : 0,
  );

/** The number of bouquets for which the stems suffice; null without a recipe. */
export const canMake = (parts: readonly Pick<RecipePart, 'stem' | 'quantity'>[]): number | null =>
  parts.length === 0 ? null : Math.min(...parts.map(({ stem, quantity }) => Math.floor(stem.stock / quantity)));
