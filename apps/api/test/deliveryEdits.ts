import type { DeliveryDayEdit, DeliveryWayEdit, DeliveryZoneEdit, PlannedSlot, WeekSlot } from '@vetka/domain/delivery';

/** Hours from 10:00 to 14:00 without limits. */
export const plannedSlot = (change: Partial<PlannedSlot> = {}): PlannedSlot => ({
  from: '10:00',
  to: '14:00',
  surcharge: 0,
  capacity: null,
  capacityMinutes: null,
  orderUntil: null,
  ...change,
});

export const weekSlot = (change: Partial<WeekSlot> = {}): WeekSlot => ({ ...plannedSlot(), weekday: null, ...change });

/** A whole city at the usual price. */
export const zoneEdit = (change: Partial<DeliveryZoneEdit> & { cityId: number }): DeliveryZoneEdit => ({
  districts: [],
  price: null,
  freeFrom: null,
  leadMinutes: null,
  orderUntil: null,
  ...change,
});

/** A courier for 300 ₽ every day from 10:00 to 14:00. */
export const wayEdit = (change: Partial<DeliveryWayEdit> = {}): DeliveryWayEdit => ({
  type: 'OWN_COURIER',
  name: 'Курьер',
  description: '',
  isActive: true,
  price: 30_000,
  freeFrom: null,
  minTotal: 0,
  leadMinutes: 60,
  maxDaysAhead: 30,
  zones: [],
  slots: [weekSlot()],
  ...change,
});

/** A day as on any other week. */
export const emptyDay: DeliveryDayEdit = { closedReason: null, plan: null };
