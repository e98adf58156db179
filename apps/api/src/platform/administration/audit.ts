import type { CallName } from '@vetka/api-client/contract';
import type { AuditChange, AuditKind } from '@vetka/domain/moderation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../database/connect.ts';
import { auditEntries } from '../database/schema/audit.ts';
import type { SignedIn } from '../session/request-session.ts';
import { changesBetween, isWhole, summaryOf, type AuditObject } from './audit.objects.ts';

/**
 * The record of a call: its object, and the reason given by its author. An object of a fixed kind has the id in the
 * path, or else the id in the answer.
 */
export type ActRecord<Input, Answer> = {
  reason?: (input: Input) => string;
  /** The kinds of personal data that the person was shown, without the data. */
  shown?: (answer: Answer) => string;
} & ({ kind: AuditKind } | { object: (tx: Transaction, input: Input) => Promise<AuditObject | undefined> });

/** Runs after the commit and before the answer. */
export type AfterCommit = (work: () => unknown) => void;

interface Acting<Input, Answer> {
  call: CallName;
  record: ActRecord<Input, Answer>;
  input: Input;
  user: SignedIn;
  request: FastifyRequest;
}

const idIn = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : null;

async function objectBefore<Input, Answer>(
  { record, input }: Acting<Input, Answer>,
  tx: Transaction,
): Promise<AuditObject | undefined> {
  if ('object' in record) return record.object(tx, input);
  const id = idIn((input as { params?: unknown }).params);
  return id === null && !isWhole(record.kind) ? undefined : { kind: record.kind, id };
}

/** By now an act on an unknown object has been refused. */
function objectAfter<Input, Answer>({ record }: Acting<Input, Answer>, answer: Answer): AuditObject {
  if ('object' in record) throw new Error('An act must refuse an unknown object');
  return { kind: record.kind, id: idIn(answer) };
}

const shownOf = <Input, Answer>({ shown }: ActRecord<Input, Answer>, answer: Answer): AuditChange[] =>
  shown ? [{ field: 'Показано', before: null, after: shown(answer) }] : [];

/** Runs an act of the administration and records it in the same transaction: both are stored, or neither. */
export async function recordAct<Input, Answer>(
  app: FastifyInstance,
  acting: Acting<Input, Answer>,
  work: (tx: Transaction, afterCommit: AfterCommit) => Promise<Answer>,
): Promise<Answer> {
  const { call, record, input, user, request } = acting;
  const { answer, afterwards } = await app.db.transaction(async (tx) => {
    // Per attempt: the transaction may be retried.
    const later: (() => unknown)[] = [];
    const known = await objectBefore(acting, tx);
    const before = known && (await summaryOf(tx, known));
    const result = await work(tx, (each) => later.push(each));
    const object = known ?? objectAfter(acting, result);
    const after = await summaryOf(tx, object);
    await tx.insert(auditEntries).values({
      actorId: user.id,
      call,
      kind: object.kind,
      objectId: object.id,
      title: (after ?? before)?.title ?? '',
      reason: record.reason?.(input).trim() ?? '',
      changes: [...changesBetween(before, after), ...shownOf(record, result)],
      requestId: request.id,
    });
    return { answer: result, afterwards: later };
  });
  for (const each of afterwards) await each();
  return answer;
}
