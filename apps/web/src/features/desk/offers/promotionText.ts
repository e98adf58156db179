import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import type { PromotionEstimate, ShopPromotion } from '@vetka/domain/promotion';

const ofOrders = ['заказа', 'заказов', 'заказов'] as const;

/** «За последние 30 дней…»: the estimated cost of a promotion. */
export function promotionEstimateText({ orders, allOrders, discount, platformPays }: PromotionEstimate): string {
  if (allOrders === 0) return 'За последние 30 дней оплаченных заказов не было.';
  if (orders === 0) return `За последние 30 дней не подошла бы ни к одному заказу из ${allOrders}.`;
  const whole = `За последние 30 дней подошла бы к ${orders} из ${plural(allOrders, ofOrders)}: скидки на ${formatPrice(discount)}`;
  if (platformPays === 0) return `${whole}, все за ваш счёт.`;
  return `${whole}, из них за ваш счёт ${formatPrice(discount - platformPays)}, за счёт «Ветки» ${formatPrice(platformPays)}.`;
}

/** Whether the shop takes part, and with which products. */
export function partText({ consent, goods }: ShopPromotion): string {
  if (consent === null) return `Подходит ${plural(goods, ['товар', 'товара', 'товаров'])}`;
  if (!consent.isValid) return 'Условия изменились: пока вы не согласитесь снова, товары продаются без акции';
  const chosen = consent.productIds?.length ?? null;
  return chosen === null
    ? 'Участвуют все подходящие товары'
    : `Участвует ${plural(chosen, ['товар', 'товара', 'товаров'])}`;
}
