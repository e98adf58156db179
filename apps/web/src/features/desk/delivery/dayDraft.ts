import type { DeliveryDayEdit, DeliveryWay, PlanDay, SlotOfDay } from '@vetka/domain/delivery';
import {
  draftOf,
  numberErrors,
  plannedSlotOf,
  readNumber,
  slotErrors,
  type DraftErrors,
  type SlotDraft,
} from './slotDraft.ts';

/** A day as it is typed. */
export interface DayDraft {
  isClosed: boolean;
  reason: string;
  name: string;
  capacity: string;
  capacityMinutes: string;
  ways: { optionId: number; slots: SlotDraft[] }[];
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** The hours of every option on this day. Options that are switched off are saved with it and keep theirs. */
export const dayDraftOf = (day: PlanDay, ways: readonly DeliveryWay[]): DayDraft => ({
  isClosed: day.closedReason !== null,
  reason: day.closedReason ?? '',
  name: day.name,
  capacity: numberText(day.capacity),
  capacityMinutes: numberText(day.capacityMinutes),
  ways: ways.map(({ id }) => ({
    optionId: id,
    slots: day.slots.filter(({ optionId }) => optionId === id).map((slot, index) => draftOf(slot, index)),
  })),
});

/** Errors of the input, by the API's names of fields. */
export const dayErrors = ({ ways, capacity, capacityMinutes }: DayDraft): DraftErrors => ({
  ...numberErrors({ 'plan.capacity': capacity, 'plan.capacityMinutes': capacityMinutes }),
  ...Object.assign(
    {},
    ...ways.flatMap(({ slots }, way) =>
      slots.map((slot, index) => slotErrors(slot, `plan.ways.${way}.slots.${index}`)),
    ),
  ),
});

const planOf = ({ name, capacity, capacityMinutes, ways }: DayDraft): DeliveryDayEdit['plan'] => ({
  name: name.trim(),
  capacity: readNumber(capacity) ?? null,
  capacityMinutes: readNumber(capacityMinutes) ?? null,
  ways: ways.map(({ optionId, slots }) => ({ optionId, slots: slots.map(plannedSlotOf) })),
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A day whose hours and limits were not edited keeps following the week. */
export function dayEditOf(draft: DayDraft, day: PlanDay, ways: readonly DeliveryWay[]): DeliveryDayEdit {
  const isUntouched = !day.isPlanned && isSame(planOf(draft), planOf(dayDraftOf(day, ways)));
  return { closedReason: draft.isClosed ? draft.reason.trim() : null, plan: isUntouched ? null : planOf(draft) };
}

const ofActive = (ways: readonly DeliveryWay[]) => {
  const active = new Set(ways.filter(({ isActive }) => isActive).map(({ id }) => id));
  return ({ optionId }: Pick<SlotOfDay, 'optionId'>): boolean => active.has(optionId);
};

/** Whether the day or an hour of an active option has a limit of orders. */
export const hasOrderLimit = ({ capacity, slots }: PlanDay, ways: readonly DeliveryWay[]): boolean =>
  capacity !== null || slots.filter(ofActive(ways)).some((slot) => slot.capacity !== null);

/** The day with higher limits of its active options. */
export function raisedDay(day: PlanDay, ways: readonly DeliveryWay[], by: number): DeliveryDayEdit {
  const raise = (limit: number | null) => (limit === null ? null : limit + by);
  const isActive = ofActive(ways);
  const slots = day.slots.map((slot) => (isActive(slot) ? { ...slot, capacity: raise(slot.capacity) } : slot));
  const raised = { ...day, slots, capacity: raise(day.capacity) };
  return { closedReason: day.closedReason, plan: planOf(dayDraftOf(raised, ways)) };
}
