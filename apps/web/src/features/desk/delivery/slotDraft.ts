import type { PlannedSlot, WeekSlot } from '@vetka/domain/delivery';
import { parsePieces, parsePrice, priceText } from '@vetka/domain/goods';

/** Hours as they are typed. Empty is unlimited, and for `orderUntil` as long as there is time. */
export interface SlotDraft {
  /** Keeps the row's fields while others come and go. */
  key: number;
  /** `''` is every day. */
  weekday: string;
  from: string;
  to: string;
  surcharge: string;
  capacity: string;
  capacityMinutes: string;
  orderUntil: string;
}
export type SlotField = Exclude<keyof SlotDraft, 'key'>;

const numberText = (value: number | null): string => (value === null ? '' : String(value));

export const draftOf = (slot: PlannedSlot & { weekday?: number | null }, key: number): SlotDraft => ({
  key,
  weekday: numberText(slot.weekday ?? null),
  from: slot.from,
  to: slot.to,
  surcharge: slot.surcharge === 0 ? '' : priceText(slot.surcharge),
  capacity: numberText(slot.capacity),
  capacityMinutes: numberText(slot.capacityMinutes),
  orderUntil: slot.orderUntil ?? '',
});

const clock = (hour: number): string => `${String(Math.min(23, hour)).padStart(2, '0')}:00`;

/** Three hours after the last of these. */
export function nextSlot(slots: readonly SlotDraft[]): SlotDraft {
  const last = slots.at(-1);
  const from = Number(last?.to.slice(0, 2) ?? 9);
  const key = Math.max(0, ...slots.map((slot) => slot.key)) + 1;
  const blank = {
    surcharge: '',
    orderUntil: '',
    capacity: last?.capacity ?? '',
    capacityMinutes: last?.capacityMinutes ?? '',
  };
  return { key, weekday: last?.weekday ?? '', from: clock(from), to: clock(from + 3), ...blank };
}

const wrong = { number: 'Введите целое число', price: 'Введите сумму в рублях, например 300' } as const;

/** Messages by field of a typed form. */
export type DraftErrors = Record<string, string>;

/** A number that may be left empty. */
export const readNumber = (typed: string): number | null | undefined =>
  typed.trim() === '' ? null : parsePieces(typed);
export const readPrice = (typed: string): number | null | undefined => (typed.trim() === '' ? null : parsePrice(typed));

/** Errors of typed hours, by `field.name`. */
export function slotErrors({ surcharge, capacity, capacityMinutes }: SlotDraft, field: string): DraftErrors {
  return {
    ...(readPrice(surcharge) === undefined && { [`${field}.surcharge`]: wrong.price }),
    ...numberErrors({ [`${field}.capacity`]: capacity, [`${field}.capacityMinutes`]: capacityMinutes }),
  };
}

export const numberErrors = (typed: Record<string, string>): DraftErrors =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, text]) => (readNumber(text) === undefined ? [[field, wrong.number]] : [])),
  );

export const priceErrors = (typed: Record<string, string>): DraftErrors =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([field, text]) => (readPrice(text) === undefined ? [[field, wrong.price]] : [])),
  );

export const plannedSlotOf = (draft: SlotDraft): PlannedSlot => ({
  from: draft.from,
  to: draft.to,
  surcharge: readPrice(draft.surcharge) ?? 0,
  capacity: readNumber(draft.capacity) ?? null,
  capacityMinutes: readNumber(draft.capacityMinutes) ?? null,
  orderUntil: draft.orderUntil === '' ? null : draft.orderUntil,
});

export const weekSlotOf = (draft: SlotDraft): WeekSlot => ({
  ...plannedSlotOf(draft),
  weekday: draft.weekday === '' ? null : Number(draft.weekday),
});
