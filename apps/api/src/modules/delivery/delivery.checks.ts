import { deliveryLimits, deliveryUndoHours, type PlannedSlot } from '@vetka/domain/delivery';
import { invalid } from '../../platform/http/refusal.ts';

/** Messages to people who set up the delivery of their shop. */
export const planMessages = {
  unknownWay: 'Такого способа доставки нет',
  unknownChange: 'Такой правки нет',
  tooManyWays: `Способов доставки может быть не больше ${deliveryLimits.ways}`,
  pickupZones: 'У самовывоза нет городов: покупатель приходит сам',
  city: 'Такого города нет',
  sameCity: 'Этот город уже есть',
  sameDistrict: (district: string) => `Район «${district.trim()}» уже есть в другой зоне этого города`,
  freeFrom: 'Бесплатно можно везти только от наименьшей суммы и выше',
  order: 'Конец должен быть позже начала',
  overlap: 'Это время пересекается с другим',
  sameWay: 'Этот способ уже указан',
  pastDay: 'Этот день уже прошёл',
  changedElsewhere: {
    WAY: 'Этот способ доставки уже изменили в другом месте',
    DAY: 'Этот день уже изменили в другом месте',
    USUAL: 'Обычный день уже изменили в другом месте',
  },
  farDay: 'Так далеко вперёд дни не планируют',
  tooLateToUndo: `Вернуть правку можно в течение ${deliveryUndoHours} часов`,
  changedSince: 'С тех пор это меняли снова',
  undone: 'Правку уже вернули',
  created: 'Новый способ нельзя вернуть, его можно выключить',
} as const;

type Hours = Pick<PlannedSlot, 'from' | 'to'>;

/** @throws Refusal 422 on `to` */
export function requireOrder({ from, to }: Hours, field: string): void {
  if (from >= to) throw invalid({ [`${field}.to`]: planMessages.order });
}

/** An order of any time belongs to one slot. @throws Refusal 422 on `from` */
export function requireSeparate({ from, to }: Hours, others: readonly Hours[], field: string): void {
  if (others.some((other) => from < other.to && other.from < to))
    throw invalid({ [`${field}.from`]: planMessages.overlap });
}
