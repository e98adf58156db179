export const orderStatusTypes = [
  'NEW',
  'ACCEPTED',
  'ASSEMBLING',
  'PHOTO_SENT',
  'READY',
  'DELIVERING',
  'READY_FOR_PICKUP',
  'DELIVERED',
  'COMPLETED',
  'CANCELED_BY_CUSTOMER',
  'CANCELED_BY_SELLER',
  'DISPUTE',
] as const;
/** Statuses of orders that the shop has accepted and not delivered. */
export const undeliveredStatuses = [
  'ACCEPTED',
  'ASSEMBLING',
  'PHOTO_SENT',
  'READY',
  'DELIVERING',
  'READY_FOR_PICKUP',
] as const;
/** Statuses of orders that the customer has received. A disputed order may also not have been delivered in time. */
export const receivedStatuses = ['DELIVERED', 'COMPLETED', 'DISPUTE'] as const;
export const orderEventTypes = ['CREATED', 'STATUS', 'PAYMENT'] as const;
/** The customer's choice at the checkout for flowers that the shop runs out of. */
export const substitutionChoices = ['NEVER', 'SIMILAR', 'ASK'] as const;
