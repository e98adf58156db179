import { hasRight, type DeskRight } from '@vetka/domain/desk';
import {
  groupsOfSide,
  noticeGroupRules,
  type NoticeChoice,
  type NoticeGroup,
  type NoticeSettings,
  type NoticeSettingsChange,
} from '@vetka/domain/notice';
import type { EmployeeRole } from '@vetka/domain/actor';
import { and, eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/connect.ts';
import {
  noticeSettings,
  pushSubscriptions,
  serviceEmployees,
  services,
  type NoticeChoices,
} from '../../platform/database/schema/index.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

const lockedMessage = 'Об этом пишем всегда, хотя бы на сайте';

/** The notices of a shop reach the people who have these rights in it. */
const rightOfGroup: Partial<Record<NoticeGroup, DeskRight>> = {
  SHOP_NEW: 'MAKE_ORDERS',
  SHOP_ANSWER: 'MAKE_ORDERS',
  SHOP_TROUBLE: 'MAKE_ORDERS',
  SHOP_MESSAGES: 'SEE_ORDERS',
  SHOP_DELIVERIES: 'DELIVER_ORDERS',
  SHOP_REVIEWS: 'ANSWER_REVIEWS',
  SHOP_GOODS: 'MANAGE_GOODS',
  SHOP_PROMOTIONS: 'MANAGE_GOODS',
};

/** The person's roles in the services that they own or work for. */
async function rolesOf(db: Executor, userId: number): Promise<EmployeeRole[]> {
  const employed = db
    .select({ role: serviceEmployees.role })
    .from(serviceEmployees)
    .where(and(eq(serviceEmployees.userId, userId), eq(serviceEmployees.status, 'WORKER')));
  const owned = db
    .select({ role: sql<EmployeeRole>`${'OWNER'}`.as('role') })
    .from(services)
    .where(eq(services.ownerId, userId));
  return (await union(employed, owned)).map(({ role }) => role);
}

const mayGet = (roles: readonly EmployeeRole[], group: NoticeGroup): boolean => {
  const right = rightOfGroup[group];
  return right !== undefined && roles.some((role) => hasRight(role, right));
};

const groupsOf = (roles: readonly EmployeeRole[]): NoticeGroup[] => [
  ...groupsOfSide('SHOP').filter((group) => mayGet(roles, group)),
  ...groupsOfSide('ORDER'),
  ...groupsOfSide('PEOPLE'),
];

/** The person's choices, and whether this browser receives push messages. */
export async function readSettings(db: Executor, { id, sessionId }: SignedIn): Promise<NoticeSettings> {
  const [roles, [row], push] = await Promise.all([
    rolesOf(db, id),
    db.select().from(noticeSettings).where(eq(noticeSettings.userId, id)),
    db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.userId, id))),
  ]);
  return {
    choices: groupsOf(roles).map((group) => ({
      group,
      channels: [...(row?.choices[group] ?? noticeGroupRules[group].channels)],
    })),
    hasQuietHours: row?.hasQuietHours ?? true,
    hasPush: push.length > 0,
  };
}

/** @throws Refusal 422 when a choice switches off a locked site channel */
function choicesOf(choices: readonly NoticeChoice[]): NoticeChoices {
  const refused = choices.findIndex(
    ({ group, channels }) => noticeGroupRules[group].isLocked && !channels.includes('SITE'),
  );
  if (refused !== -1) throw invalid({ [`choices.${refused}.channels`]: lockedMessage }, 'notice.locked');
  return Object.fromEntries(choices.map(({ group, channels }) => [group, channels]));
}

/** Groups that are not named stay as they are, also when two windows save at once. */
export async function changeSettings(
  db: Executor,
  userId: number,
  { choices, hasQuietHours }: NoticeSettingsChange,
): Promise<void> {
  const chosen = choicesOf(choices);
  await db
    .insert(noticeSettings)
    .values({ userId, choices: chosen, ...(hasQuietHours !== undefined && { hasQuietHours }) })
    .onConflictDoUpdate({
      target: noticeSettings.userId,
      set: {
        choices: sql`${noticeSettings.choices} || excluded.choices`,
        ...(hasQuietHours !== undefined && { hasQuietHours }),
      },
    });
}
