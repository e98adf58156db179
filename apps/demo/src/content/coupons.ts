/** Coupons of every kind and in every state. */
export interface DemoCoupon {
  code: string;
  name: string;
  /** Slug of the seller; null: works everywhere. */
  service: string | null;
  /** Nickname of the only person who may use it. */
  person: string | null;
  kind: 'PERCENT' | 'AMOUNT';
  /** Whole percent, or kopecks. */
  value: number;
  /** Kopecks. */
  maxDiscount: number | null;
  minTotal: number;
  /** Days from now; negative: in the past; null: no limit. */
  startsInDays: number | null;
  endsInDays: number | null;
  usageLimit: number | null;
  usedCount: number;
  isCombinable: boolean;
  isActive: boolean;
}

const coupon = (
  code: string,
  name: string,
  kind: DemoCoupon['kind'],
  value: number,
  more: Partial<DemoCoupon> = {},
): DemoCoupon => ({
  code,
  name,
  kind,
  value,
  service: null,
  person: null,
  maxDiscount: null,
  minTotal: 0,
  startsInDays: null,
  endsInDays: 180,
  usageLimit: null,
  usedCount: 0,
  isCombinable: true,
  isActive: true,
  ...more,
});

export const demoCoupons: DemoCoupon[] = [
  coupon('PION10', 'Скидка 10 % в «Мяте и пионе»', 'PERCENT', 10, { service: 'myata-i-pion' }),
  coupon('VETKA500', '500 ₽ на первый заказ', 'AMOUNT', 50_000, { minTotal: 200_000 }),
  coupon('ROZA15', 'Розы дешевле на 15 %, но не больше 1 500 ₽', 'PERCENT', 15, {
    service: 'rozovyy-sad',
    maxDiscount: 150_000,
  }),
  coupon('TORT300', '300 ₽ на торт', 'AMOUNT', 30_000, { service: 'sladkiy-tsekh', minTotal: 300_000 }),
  coupon('MART8', 'К восьмому марта', 'PERCENT', 20, { startsInDays: -400, endsInDays: -120 }),
  coupon('LETO', 'Летняя распродажа', 'PERCENT', 12, { startsInDays: 60, endsInDays: 150 }),
  coupon('PERVYE100', 'Первым ста покупателям', 'PERCENT', 25, { usageLimit: 100, usedCount: 100 }),
  coupon('BOLSHOY', 'При заказе от 10 000 ₽', 'AMOUNT', 100_000, { minTotal: 1_000_000 }),
  coupon('SOLO', 'Не складывается с подпиской', 'PERCENT', 7, { isCombinable: false }),
  coupon('ANNA', 'Личный подарок ко дню рождения', 'AMOUNT', 70_000, { person: 'shopper' }),
  coupon('STARYY', 'Отключённый промокод', 'PERCENT', 5, { isActive: false }),
];
