export const deliveryTypes = ['PICKUP', 'DELIVERY', 'OWN_COURIER', 'MARKETPLACE'] as const;

/** The subject of a change of a shop's delivery: a delivery option, one day, or the limits of usual days. */
export const deliveryChangeKinds = ['WAY', 'DAY', 'USUAL'] as const;

/** Upper limits of a shop's delivery. Prices are in kopecks. */
export const deliveryLimits = {
  name: 60,
  description: 200,
  dayName: 40,
  reason: 120,
  price: 10_000_000,
  orders: 999,
  minutes: 20_000,
  leadMinutes: 14 * 24 * 60,
  daysAhead: 60,
  /** Hours of one delivery option, of all weekdays together. */
  slots: 84,
  zones: 30,
  /** Districts of one zone, and the length of a district's name. */
  districts: 40,
  district: 60,
  ways: 12,
  /** How far ahead a day can be planned. */
  planDays: 400,
} as const;

/** The code of a 409: an option, a day or the usual limits were changed since the version that was edited. */
export const editedElsewhereCode = 'delivery.edited-elsewhere';

/** Hours in which a change of the delivery can be undone. */
export const deliveryUndoHours = 24;
