/** The rights of people at a service's desk. */
export const deskRights = [
  /** See every order of the service, and its customers' chats. */
  'SEE_ORDERS',
  /** Accept and decline new orders, assemble them, send photos, hand them over. */
  'MAKE_ORDERS',
  /** See and deliver the orders assigned to oneself. */
  'DELIVER_ORDERS',
  /** Cancel an accepted order, refund a part of it, answer a dispute. */
  'REFUND_ORDERS',
  /** Switch photos, substitutions and couriers on and off, and set the working hours. */
  'CHANGE_SETTINGS',
  /** Answer reviews for the service. */
  'ANSWER_REVIEWS',
  /** Publish articles and photos as the service. */
  'PUBLISH',
  /** See the goods, and change their stock. */
  'CHANGE_STOCK',
  /** Add goods, change their prices and pages, publish and hide them. */
  'MANAGE_GOODS',
  /** Invite people to the team, change their roles and dismiss them. */
  'MANAGE_TEAM',
  /** See the service's revenue and statistics. */
  'SEE_STATISTICS',
  /** See the service's balance, pending money, and the commission of its orders. */
  'SEE_MONEY',
] as const;

/** Steps a person of the service takes with an order. */
export const deskSteps = [
  'ACCEPT',
  'DECLINE',
  'START',
  'SEND_PHOTO',
  'READY',
  'HAND_TO_COURIER',
  'PUT_ON_SHELF',
  'DELIVER',
  'CANCEL',
] as const;

/** Filters of the queue. */
export const deskFilters = ['QUEUE', 'NEW', 'ASSEMBLING', 'WAITING', 'DELIVERING', 'FINISHED'] as const;

/** Lists with saved views. */
export const deskLists = ['GOODS', 'ORDERS'] as const;

export const photoAnswers = ['LIKED', 'REDO', 'SILENCE'] as const;
export const photoReasons = ['COLOUR', 'SHAPE', 'GREENERY', 'PAPER', 'RIBBON', 'OTHER'] as const;
export const substitutionStates = ['OPEN', 'CHOSEN', 'WITHOUT', 'SILENCE', 'WITHDRAWN'] as const;
export const handedTo = ['RECIPIENT', 'ANOTHER_PERSON', 'AS_ASKED'] as const;
/** Who has given the address of a gift. */
export const addressGivers = ['RECIPIENT', 'CUSTOMER'] as const;
export const disputeDecisions = ['REFUND', 'PARTIAL_REFUND', 'REJECT'] as const;

/** Deadlines of an order service that the server keeps. */
export const orderClocks = [
  'CALL_AGAIN',
  'LAST_CALL',
  'CANCEL_UNACCEPTED',
  'PHOTO_SILENCE',
  'SUBSTITUTION_SILENCE',
  'NO_ADDRESS',
  'OVERDUE',
  'CANCEL_UNDELIVERED',
  'COMPLETE',
] as const;

/** The kinds of changes reported to the desks of a service. */
export const deskEventTypes = ['NEW_ORDER', 'ORDER_CHANGED', 'SETTINGS_CHANGED', 'TEAM_CHANGED'] as const;

/** Upper limits of texts written by people of a service. */
export const deskLimits = {
  reason: 300,
  redoWords: 300,
  proposal: 300,
  dispute: 1000,
  giftComment: 200,
  search: 60,
  options: 4,
  /** Saved views of a list, per person and shop. */
  views: 20,
  viewName: 40,
  viewQuery: 1000,
} as const;
