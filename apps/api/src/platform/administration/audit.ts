import type { CallName } from '@vetka/api-client/contract';
import type { AuditKind } from '@vetka/domain/moderation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from '../database/connect.ts';
import { auditEntries } from '../database/schema/audit.ts';
import type { SignedIn } from '../session/request-session.ts';
import { changesBetween, summaryOf, type AuditObject } from './audit.objects.ts';

/**
 * What is recorded about a call: its object, and the words of the person who acts. An object of a fixed kind has the id
 * of the path; without one, that of the answer.
 */
export type ActRecord<Input> = {
  reason?: (input: Input) => string;
} & ({ kind: AuditKind } | { object: (tx: Transaction, input: Input) => Promise<AuditObject | undefined> });

/** Runs after the commit and before the answer. */
export type AfterCommit = (work: () => unknown) => void;

interface Acting<Input> {
  call: CallName;
  record: ActRecord<Input>;
  input: Input;
  user: SignedIn;
  request: FastifyRequest;
}

const idIn = (value: unknown): number | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number' ? value.id : null;

async function objectBefore<Input>(
  { record, input }: Acting<Input>,
  tx: Transaction,
): Promise<AuditObject | undefined> {
  if ('object' in record) return record.object(tx, input);
  const id = idIn((input as { params?: unknown }).params);
  return id === null && record.kind !== 'PLAN_ORDER' ? undefined : { kind: record.kind, id };
}

/** An act about an object that was not found has been refused by now. */
function objectAfter<Input>({ record }: Acting<Input>, answer: unknown): AuditObject {
  if ('object' in record) throw new Error('An act must refuse an unknown object');
  return { kind: record.kind, id: idIn(answer) };
}

/** Runs an act of the administration and records it in the same transaction: either both are there, or neither. */
export async function recordAct<Input, Answer>(
  app: FastifyInstance,
  acting: Acting<Input>,
  work: (tx: Transaction, afterCommit: AfterCommit) => Promise<Answer>,
): Promise<Answer> {
  const { call, record, input, user, request } = acting;
  const later: (() => unknown)[] = [];
  const answer = await app.db.transaction(async (tx) => {
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
      changes: changesBetween(before, after),
      requestId: request.id,
    });
    return result;
  });
  for (const each of later) await each();
  return answer;
}
