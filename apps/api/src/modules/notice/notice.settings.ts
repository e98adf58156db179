import {
  groupsOfSide,
  noticeGroupRules,
  type NoticeChoice,
  type NoticeGroup,
  type NoticeSettings,
  type NoticeSettingsChange,
} from '@vetka/domain/notice';
import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
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

/** Whether the person works for a service, or owns one. */
async function isWorker(db: Executor, userId: number): Promise<boolean> {
  const employed = db
    .select({ id: serviceEmployees.serviceId })
    .from(serviceEmployees)
    .where(and(eq(serviceEmployees.userId, userId), eq(serviceEmployees.status, 'WORKER')));
  const owned = db.select({ id: services.id }).from(services).where(eq(services.ownerId, userId));
  return (await unionAll(employed, owned).limit(1)).length > 0;
}

const groupsOf = (worksForService: boolean): NoticeGroup[] => [
  ...(worksForService ? groupsOfSide('SHOP') : []),
  ...groupsOfSide('ORDER'),
  ...groupsOfSide('PEOPLE'),
];

/** The person's choices, and whether this browser receives push messages. */
export async function readSettings(db: Executor, { id, sessionId }: SignedIn): Promise<NoticeSettings> {
  const [worksForService, [row], push] = await Promise.all([
    isWorker(db, id),
    db.select().from(noticeSettings).where(eq(noticeSettings.userId, id)),
    db
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.sessionId, sessionId), eq(pushSubscriptions.userId, id))),
  ]);
  return {
    choices: groupsOf(worksForService).map((group) => ({
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
