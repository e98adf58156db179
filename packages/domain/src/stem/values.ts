/** The reasons of stock changes of a stem. */
export const stemMoveReasons = [
  'RECEIVED',
  'ORDERED',
  'RETURNED',
  'USED',
  'WILTED',
  'BROKEN',
  'GIFT',
  'EXPIRED',
  'COUNTED',
] as const;

/** The reasons of write-offs. COUNTED: missing in a count. */
export const writeOffCauses = ['WILTED', 'BROKEN', 'GIFT', 'COUNTED'] as const;

/** What happens to a bouquet when one of its stems runs out. */
export const outOfStemsRules = ['SOLD_OUT', 'HIDDEN', 'TO_ORDER'] as const;

/** Units in which a shop counts stems and materials. */
export const stemUnits = ['шт', 'м', 'см', 'гр', 'кг', 'мл', 'л'] as const;

/** Upper limits. Prices are in kopecks. */
export const stemLimits = {
  name: 80,
  colour: 40,
  price: 10_000_000,
  stock: 100_000,
  shelfLifeDays: 365,
  note: 120,
  parts: 30,
  partQuantity: 1000,
  search: 60,
  stems: 500,
  freshPercent: 70,
  freshHours: 168,
} as const;
