import type { EmployeeRole, InviteStatus } from '../actor/index.ts';
import type { AppointedRole, InviteState } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

/** The roles that each role may invite, change and dismiss. Managers are appointed by the owner alone. */
export const rolesManagedBy: Record<EmployeeRole, readonly AppointedRole[]> = {
  OWNER: ['MANAGER', 'SELLER', 'COURIER'],
  MANAGER: ['SELLER', 'COURIER'],
  SELLER: [],
  COURIER: [],
};

export const mayManage = (by: EmployeeRole, role: EmployeeRole): boolean =>
  rolesManagedBy[by].some((managed) => managed === role);

/** The duties of each role, after its name: «Продавец: заказы, сборка, фото, остатки». */
export const roleDuties: Record<AppointedRole, string> = {
  MANAGER: 'заказы, возвраты, товары, отзывы, статьи, настройки и команда',
  SELLER: 'заказы, сборка, фото, сообщения и остатки',
  COURIER: 'свои доставки',
};

export const inviteStateLabels: Record<InviteState, string> = {
  WAITING: 'Ждём ответа',
  JOINED: 'В команде',
  DECLINED: 'Отказался',
  WITHDRAWN: 'Отозвано',
  EXPIRED: 'Срок истёк',
};

/** An invitation as it is stored. */
export interface InviteRecord {
  status: InviteStatus;
  expiresAt: Date | null;
  respondedAt: Date | null;
  withdrawnAt: Date | null;
}

export function inviteStateOf({ status, expiresAt, respondedAt, withdrawnAt }: InviteRecord, now: Date): InviteState {
  if (status === 'NEW') return expiresAt !== null && expiresAt < now ? 'EXPIRED' : 'WAITING';
  if (status !== 'CANCELED') return 'JOINED';
  if (withdrawnAt !== null) return 'WITHDRAWN';
  return respondedAt === null ? 'EXPIRED' : 'DECLINED';
}
