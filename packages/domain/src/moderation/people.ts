import type { PeopleSearchKind, PersonState, RefundState } from './people.schema.ts';

export const personStateLabels: Record<PersonState, string> = {
  ACTIVE: 'Действует',
  BLOCKED: 'Заблокирован',
  DELETED: 'Аккаунт удалён',
};

export const refundStateLabels: Record<RefundState, string> = {
  CREATED: 'создан',
  PENDING: 'в банке',
  DONE: 'деньги вернулись',
  FAILED: 'банк отказал',
};

export const peopleSearchLabels: Record<PeopleSearchKind, string> = {
  PHONE: 'телефону',
  EMAIL: 'почте',
  NICKNAME: 'никнейму',
  ORDER: 'номеру заказа',
  SHOP: 'названию магазина',
};

/** «a***@mail.ru»: recognisable to its owner, useless to others. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
