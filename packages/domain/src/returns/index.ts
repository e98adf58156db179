import type { ReturnRule } from '../catalog/schema.ts';
import { returnRules } from '../catalog/values.ts';

interface ReturnText {
  title: string;
  /** For goods without a fault. */
  text: string;
}

/** Return rules for customers, by the Law on consumer protection and Government Decree 2463. */
export const returnTexts: Record<ReturnRule, ReturnText> = {
  FLOWERS: {
    title: 'Цветы и растения',
    text: 'Если с ними всё в порядке, обменять или вернуть их нельзя.',
  },
  FOOD: {
    title: 'Еда и сладости',
    text: 'Если с ними всё в порядке, обменять или вернуть их нельзя.',
  },
  GIFTS: {
    title: 'Подарки и другие вещи',
    text: 'Можно вернуть в течение 7 дней после получения, если ими не пользовались.',
  },
};

/** For every product, in addition to its rule. */
export const returnAlways =
  'Пока магазин не взял заказ в работу, его можно отменить. Если товар пришёл с недостатком или не тот, магазин заменит его или вернёт деньги.';

/** The rules that apply to these products, each once. */
export const returnRulesOf = (products: readonly { returnRule: ReturnRule }[]): ReturnRule[] =>
  returnRules.filter((rule) => products.some(({ returnRule }) => returnRule === rule));
