import { defaultTimeZone } from '@vetka/domain/date';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import {
  addresses,
  cities,
  noticeSettings,
  pushSubscriptions,
  sessions,
  users,
  type NoticeChoices,
} from '../../platform/database/schema/index.ts';

/** The addresses and settings that decide how a person is notified. */
export interface Recipient {
  hasPhone: boolean;
  hasEmail: boolean;
  timeZone: string;
  choices: NoticeChoices;
  hasQuietHours: boolean;
  /** Browsers in which the person is signed in now. */
  subscriptionIds: number[];
}

/** Subscriptions of browsers in which the person who subscribed is still signed in. */
export const isLive = and(eq(sessions.id, pushSubscriptions.sessionId), eq(sessions.userId, pushSubscriptions.userId));

async function findSubscriptions(db: Executor, userIds: number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .innerJoin(sessions, isLive)
    .where(inArray(pushSubscriptions.userId, userIds));
  return new Map(userIds.map((userId) => [userId, rows.filter((row) => row.userId === userId).map(({ id }) => id)]));
}

/** Blocked and deleted people are not found. */
export async function findRecipients(db: Executor, userIds: number[]): Promise<Map<number, Recipient>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ user: users, settings: noticeSettings, timeZone: cities.timeZone })
    .from(users)
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .leftJoin(addresses, eq(addresses.id, users.addressId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .where(and(inArray(users.id, userIds), isNull(users.blockedAt), isNull(users.deletedAt)));
  const subscriptions = await findSubscriptions(db, userIds);
  return new Map(
    rows.map(({ user, settings, timeZone }) => [
      user.id,
      {
        hasPhone: user.phone !== null,
        hasEmail: user.email !== null,
        timeZone: timeZone ?? defaultTimeZone,
        choices: settings?.choices ?? {},
        hasQuietHours: settings?.hasQuietHours ?? true,
        subscriptionIds: subscriptions.get(user.id) ?? [],
      },
    ]),
  );
}
