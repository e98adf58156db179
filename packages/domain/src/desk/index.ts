import type { EmployeeRole } from '../actor/index.ts';
import type { DeliveryType } from '../delivery/index.ts';
import type { OrderStatusType, SubstitutionChoice } from '../order/index.ts';
import { undeliveredStatuses } from '../order/values.ts';
import type { DeskFilter, DeskRight, DeskStepType, HandedTo, PhotoAnswerType, PhotoReason } from './schema.ts';

export * from './gift.ts';
export * from './hours.ts';
export * from './overdue.ts';
export type * from './schema.ts';
export * from './values.ts';

const managerRights = [
  'SEE_ORDERS',
  'MAKE_ORDERS',
  'DELIVER_ORDERS',
  'REFUND_ORDERS',
  'CHANGE_SETTINGS',
  'ANSWER_REVIEWS',
  'PUBLISH',
  'CHANGE_STOCK',
  'MANAGE_GOODS',
  'MANAGE_TEAM',
  'SEE_STATISTICS',
  'SEE_MONEY',
] as const;

/** The rights of each role. Only employees with the status WORKER act for a service; its owner always does. */
export const rightsOfRole: Record<EmployeeRole, readonly DeskRight[]> = {
  OWNER: managerRights,
  MANAGER: managerRights,
  SELLER: ['SEE_ORDERS', 'MAKE_ORDERS', 'DELIVER_ORDERS', 'CHANGE_STOCK'],
  COURIER: ['DELIVER_ORDERS'],
};

export const hasRight = (role: EmployeeRole, right: DeskRight): boolean => rightsOfRole[role].includes(right);

export const roleLabels: Record<EmployeeRole, string> = {
  OWNER: 'Владелец',
  MANAGER: 'Управляющий',
  SELLER: 'Продавец',
  COURIER: 'Курьер',
};

interface StepRule {
  from: readonly OrderStatusType[];
  to: OrderStatusType;
  right: DeskRight;
}

/** The steps: from which status, to which, and the right that they need. */
export const deskStepRules: Record<DeskStepType, StepRule> = {
  ACCEPT: { from: ['NEW'], to: 'ACCEPTED', right: 'MAKE_ORDERS' },
  DECLINE: { from: ['NEW'], to: 'CANCELED_BY_SELLER', right: 'MAKE_ORDERS' },
  START: { from: ['ACCEPTED'], to: 'ASSEMBLING', right: 'MAKE_ORDERS' },
  /** From PHOTO_SENT it is a new photo. */
  SEND_PHOTO: { from: ['ASSEMBLING', 'PHOTO_SENT'], to: 'PHOTO_SENT', right: 'MAKE_ORDERS' },
  READY: { from: ['ASSEMBLING', 'PHOTO_SENT'], to: 'READY', right: 'MAKE_ORDERS' },
  HAND_TO_COURIER: { from: ['READY'], to: 'DELIVERING', right: 'MAKE_ORDERS' },
  PUT_ON_SHELF: { from: ['READY'], to: 'READY_FOR_PICKUP', right: 'MAKE_ORDERS' },
  DELIVER: { from: ['DELIVERING', 'READY_FOR_PICKUP'], to: 'DELIVERED', right: 'DELIVER_ORDERS' },
  CANCEL: {
    from: undeliveredStatuses,
    to: 'CANCELED_BY_SELLER',
    right: 'REFUND_ORDERS',
  },
};

/** The inputs that decide which steps are possible. */
export interface OrderSituation {
  status: OrderStatusType;
  deliveryType: DeliveryType;
  /** The service shows photos before delivery. */
  photoBeforeDelivery: boolean;
  /** The customer's answer to the last photo; null while there is none. */
  photoAnswer: PhotoAnswerType | null;
  hasOpenSubstitution: boolean;
  /** Its recipient has not given the address yet. */
  lacksAddress?: boolean | undefined;
}

const allowed: Record<DeskStepType, (situation: OrderSituation) => boolean> = {
  ACCEPT: () => true,
  DECLINE: () => true,
  START: () => true,
  SEND_PHOTO: ({ status, photoBeforeDelivery, photoAnswer }) =>
    // Another photo was requested, which is possible even if the shop has stopped showing photos meanwhile.
    status === 'ASSEMBLING' ? photoBeforeDelivery : photoAnswer === 'REDO',
  READY: ({ status, photoAnswer, hasOpenSubstitution }) =>
    !hasOpenSubstitution && (status === 'ASSEMBLING' || photoAnswer === 'LIKED' || photoAnswer === 'SILENCE'),
  HAND_TO_COURIER: ({ deliveryType, lacksAddress = false }) => deliveryType !== 'PICKUP' && !lacksAddress,
  PUT_ON_SHELF: ({ deliveryType }) => deliveryType === 'PICKUP',
  DELIVER: () => true,
  CANCEL: () => true,
};

/** Steps in the order in which a desk offers them: the first is the next one, DECLINE and CANCEL are last. */
const offered: readonly DeskStepType[] = [
  'ACCEPT',
  'START',
  'SEND_PHOTO',
  'READY',
  'HAND_TO_COURIER',
  'PUT_ON_SHELF',
  'DELIVER',
  'DECLINE',
  'CANCEL',
];

/** The steps that a role may take in a situation, the next one first. */
export const stepsOf = (situation: OrderSituation, role: EmployeeRole): DeskStepType[] =>
  offered.filter((step) => {
    const { from, right } = deskStepRules[step];
    return from.includes(situation.status) && hasRight(role, right) && allowed[step](situation);
  });

/** The label of a step's button. */
export const stepLabels: Record<DeskStepType, string> = {
  ACCEPT: 'Принять',
  DECLINE: 'Отказаться',
  START: 'Начать сборку',
  SEND_PHOTO: 'Отправить фото букета',
  READY: 'Готов',
  HAND_TO_COURIER: 'Передать курьеру',
  PUT_ON_SHELF: 'Ждёт в магазине',
  DELIVER: 'Доставлен',
  CANCEL: 'Отменить заказ',
};

export const filterLabels: Record<DeskFilter, string> = {
  QUEUE: 'Очередь',
  NEW: 'Новые',
  ASSEMBLING: 'Собираются',
  WAITING: 'Ждут ответа',
  DELIVERING: 'В пути',
  FINISHED: 'Завершённые',
};

/** The statuses of a filter. */
export const filterStatuses: Record<DeskFilter, readonly OrderStatusType[]> = {
  QUEUE: ['NEW', 'ACCEPTED', 'ASSEMBLING', 'PHOTO_SENT', 'READY', 'DELIVERING', 'READY_FOR_PICKUP', 'DISPUTE'],
  NEW: ['NEW'],
  ASSEMBLING: ['ACCEPTED', 'ASSEMBLING', 'READY'],
  WAITING: ['PHOTO_SENT', 'DISPUTE'],
  DELIVERING: ['DELIVERING', 'READY_FOR_PICKUP'],
  FINISHED: ['DELIVERED', 'COMPLETED', 'CANCELED_BY_CUSTOMER', 'CANCELED_BY_SELLER'],
};

export const photoReasonLabels: Record<PhotoReason, string> = {
  COLOUR: 'Цвет',
  SHAPE: 'Форма',
  GREENERY: 'Зелень',
  PAPER: 'Бумага',
  RIBBON: 'Лента',
  OTHER: 'Другое',
};

export const handedToLabels: Record<HandedTo, string> = {
  RECIPIENT: 'Лично в руки',
  ANOTHER_PERSON: 'Другому человеку',
  AS_ASKED: 'Оставил, как просили',
};

export const substitutionLabels: Record<SubstitutionChoice, string> = {
  NEVER: 'Не заменять',
  SIMILAR: 'Заменить похожим за ту же цену',
  ASK: 'Спросить меня',
};

/** Reasons for declining; the last one is typed. */
export const declineReasons = [
  'Нет нужных цветов',
  'Не успеваем к этому времени',
  'Не возим по этому адресу',
  'Другая причина',
] as const;

/** Minutes of working time to accept a new order; then the owner and the managers are alerted again. */
export const acceptMinutes = 30;
/** Minutes of working time after which an order that nobody accepted is cancelled and refunded. */
export const cancelUnacceptedMinutes = 180;
/** Minutes of working time before that, when the owner and the managers are alerted for the last time. */
export const lastCallMinutes = 5;
/** Minutes without an answer after which a photo is approved, and a substitution is refused. */
export const answerMinutes = 30;
/** Days after the delivery during which a dispute may be opened; then the order is completed. */
export const disputeDays = 3;
/** Hours in which the seller answers a dispute. */
export const disputeAnswerHours = 24;
