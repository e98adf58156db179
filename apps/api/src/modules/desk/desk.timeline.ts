import {
  photoReasonLabels,
  type AddressGiver,
  type DeskTimelineEntry,
  type OrderClock,
  type OrderRefund,
  type PhotoAnswerType,
  type Substitution,
} from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { orderStatusOf } from '@vetka/domain/order';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { orderClocks } from '../../platform/database/schema/desk.ts';
import { orderStatusChanges } from '../../platform/database/schema/order.ts';
import { nameOf } from './desk.people.ts';
import type { PhotoRow } from './desk.photos.ts';

/** The sources of a timeline, besides the status changes and reminders. */
interface Sources {
  customerName: string;
  /** The last answer about an address that somebody was asked for. */
  givenAddress: { by: AddressGiver | null; at: Date | null } | null;
  photos: readonly PhotoRow[];
  refunds: readonly OrderRefund[];
  substitutions: readonly Substitution[];
}

const entry = (title: string, createdAt: string, by: string | null, words = ''): DeskTimelineEntry => ({
  status: null,
  title,
  by,
  words,
  createdAt,
});

async function statusEntries(db: Executor, orderServiceId: number): Promise<DeskTimelineEntry[]> {
  const rows = await db
    .select({ change: orderStatusChanges, actor: users })
    .from(orderStatusChanges)
    .leftJoin(users, eq(users.id, orderStatusChanges.actorUserId))
    .where(eq(orderStatusChanges.orderServiceId, orderServiceId))
    .orderBy(asc(orderStatusChanges.id));
  return rows.map(({ change, actor }) => {
    const status = orderStatusOf(change.toStatus);
    const by = actor && nameOf(actor);
    return { status, title: status.name, by, words: change.comment, createdAt: change.createdAt.toISOString() };
  });
}

async function clockEntries(db: Executor, orderServiceId: number): Promise<DeskTimelineEntry[]> {
  const rows = await db
    .select()
    .from(orderClocks)
    .where(
      and(
        eq(orderClocks.orderServiceId, orderServiceId),
        inArray(orderClocks.kind, ['CALL_AGAIN', 'LAST_CALL', 'OVERDUE']),
        eq(orderClocks.hasFired, true),
      ),
    );
  const titleOf = (kind: OrderClock) => (kind === 'OVERDUE' ? 'Не вручён вовремя' : 'Напомнили владельцу');
  return rows.map(({ kind, doneAt, dueAt }) => entry(titleOf(kind), (doneAt ?? dueAt).toISOString(), null));
}

const photoTitles: Record<PhotoAnswerType, string> = {
  LIKED: 'Фото нравится',
  REDO: 'Просят переделать',
  SILENCE: 'Ответа о фото не было',
};

const photoEntries = ({ photos, customerName }: Sources): DeskTimelineEntry[] =>
  photos.flatMap(({ photo: { answer, answeredAt, reasons, words } }) => {
    if (answer === null || answeredAt === null) return [];
    const answerText = [reasons.map((reason) => photoReasonLabels[reason]).join(', '), words]
      .filter(Boolean)
      .join('. ');
    return [
      entry(photoTitles[answer], answeredAt.toISOString(), answer === 'SILENCE' ? null : customerName, answerText),
    ];
  });

const refundEntries = ({ refunds }: Sources): DeskTimelineEntry[] =>
  refunds.map(({ amount, createdAt, by, reason, isRefused }) =>
    entry(`${isRefused ? 'Банк не принял возврат' : 'Вернули'} ${formatPrice(amount)}`, createdAt, by, reason),
  );

const substitutionTitles: Record<Substitution['state'], string> = {
  OPEN: '',
  CHOSEN: 'Выбрали замену',
  WITHOUT: 'Решили без замены',
  SILENCE: 'Ответа о замене не было',
  WITHDRAWN: 'Вопрос о замене отозван',
};

const substitutionEntries = ({ substitutions, customerName }: Sources): DeskTimelineEntry[] =>
  substitutions.flatMap(({ state, createdAt, answeredAt, by, words, options, chosen }) => {
    const asked = entry('Спросили о замене', createdAt, by, words);
    if (answeredAt === null) return [asked];
    const isCustomers = state === 'CHOSEN' || state === 'WITHOUT';
    const title = chosen === null ? '' : (options[chosen]?.title ?? '');
    return [asked, entry(substitutionTitles[state], answeredAt, isCustomers ? customerName : null, title)];
  });

const givers: Record<AddressGiver, string> = {
  RECIPIENT: 'Получатель указал адрес',
  CUSTOMER: 'Покупатель указал адрес',
};

const addressEntries = ({ givenAddress }: Sources): DeskTimelineEntry[] =>
  givenAddress?.by && givenAddress.at ? [entry(givers[givenAddress.by], givenAddress.at.toISOString(), null)] : [];

/** The status changes and reminders of an order; two queries. */
export async function findEntries(db: Executor, orderServiceId: number): Promise<DeskTimelineEntry[]> {
  const entries = await Promise.all([statusEntries(db, orderServiceId), clockEntries(db, orderServiceId)]);
  return entries.flat();
}

/** The history of an order, oldest first. @param found see `findEntries` */
export function timelineOf(found: readonly DeskTimelineEntry[], sources: Sources): DeskTimelineEntry[] {
  const entries = [
    ...found,
    ...addressEntries(sources),
    ...photoEntries(sources),
    ...substitutionEntries(sources),
    ...refundEntries(sources),
  ];
  return entries.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}
