import {
  complaintKindLabels,
  type AnswerAppeal,
  type ComplaintKind,
  type DecideComplaint,
} from '@vetka/domain/moderation';
import type { FastifyInstance } from 'fastify';
import type { Act } from '../../platform/administration/implement.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { complaintRules } from './moderation.kinds.ts';
import * as repository from './moderation.repository.ts';
import { undoUntilOf } from './moderation.view.ts';

type Case = repository.CaseRow['entry'];

export const caseNotFound = () => notFound('moderation.unknown-case', 'Такой жалобы нет');

/** Notifies the author of a decision; the notice leads to a page where they can answer. */
async function notifyAuthor(
  app: FastifyInstance,
  tx: Transaction,
  { id, kind, subjectId }: Case,
  words: { title: string; text: string },
): Promise<void> {
  const userId = await repository.findOwner(tx, kind, subjectId);
  if (userId === null || complaintRules[kind].isNotified) return;
  const notice = { userId, kind: 'HIDDEN_BY_MODERATION' as const, path: `/my/decisions/${id}` };
  // A decision may be undone and made again.
  await app.notices.notify(tx, [{ ...notice, key: `moderation:${id}:${Date.now()}`, ...words }]);
}

async function requireCase(tx: Transaction, id: number): Promise<Case> {
  const row = await repository.lockCase(tx, id);
  if (!row) throw caseNotFound();
  return row;
}

const titleOf = (kind: ComplaintKind, change: 'hidden' | 'restored'): string => complaintKindLabels[kind][change];

/** A failure is only logged: the decision is stored, and pages show it when they are loaded again. */
const announce = (app: FastifyInstance, { kind, subjectId }: Case): Promise<void> | undefined =>
  complaintRules[kind]
    .announce?.(app, subjectId)
    .catch((error: unknown) => app.log.warn({ err: error, kind }, 'open pages were not told of a decision'));

async function hide(app: FastifyInstance, act: Act, row: Case, words: string): Promise<void> {
  const { tx, user, afterCommit } = act;
  const decided = { words, hiddenById: user.id };
  const hiddenState = await complaintRules[row.kind].hide(app, tx, row.subjectId, decided);
  await repository.updateCase(tx, row.id, { hiddenState });
  afterCommit(() => announce(app, row));
  await notifyAuthor(app, tx, row, { title: titleOf(row.kind, 'hidden'), text: words });
}

async function unhide(app: FastifyInstance, { tx, afterCommit }: Act, row: Case, text: string): Promise<void> {
  const { id, kind, subjectId, hiddenState } = row;
  if (hiddenState) await complaintRules[kind].unhide(app, tx, subjectId, hiddenState);
  await repository.updateCase(tx, id, { hiddenState: null });
  afterCommit(() => announce(app, row));
  await notifyAuthor(app, tx, row, { title: titleOf(kind, 'restored'), text });
}

/**
 * Hides the thing and notifies its author of the reason, or leaves it. @throws Refusal 404, 409 when it is decided, 422
 * on `words`
 */
export async function decide(app: FastifyInstance, act: Act, id: number, decided: DecideComplaint): Promise<void> {
  const { decision } = decided;
  const words = decided.words.trim();
  if (decision === 'HIDE' && words === '') throw invalid({ words: 'Напишите автору, почему это скрыто' });
  const row = await requireCase(act.tx, id);
  if (row.decidedAt) throw conflict('moderation.decided', 'Решение уже принято');
  const saved = { decision, words: decision === 'HIDE' ? words : null };
  await repository.updateCase(act.tx, id, { ...saved, decidedById: act.user.id, decidedAt: new Date() });
  if (decision === 'HIDE') await hide(app, act, row, words);
}

/** Reopens the case. @throws Refusal 404, 409 a day later, after an appeal, and when a new case is open */
export async function undo(app: FastifyInstance, act: Act, id: number): Promise<void> {
  const { tx } = act;
  const row = await requireCase(tx, id);
  const appeal = (await repository.lockAppeal(tx, id)) ?? null;
  if (appeal) throw conflict('moderation.appealed', 'Автор не согласился с решением: ответьте ему');
  if (!undoUntilOf({ entry: row, appeal })) throw conflict('moderation.final', 'Решение уже нельзя отменить');
  if (await repository.hasOpenCase(tx, { kind: row.kind, id: row.subjectId })) {
    throw conflict('moderation.new-case', 'На это уже есть новые жалобы: решите их');
  }
  await repository.updateCase(tx, id, { decision: null, words: null, decidedById: null, decidedAt: null });
  if (row.decision === 'HIDE') await unhide(app, act, row, 'Решение отменили: всё снова на месте.');
}

/**
 * Shows the thing again or leaves it hidden, with a text for the author. @throws Refusal 404, 409 when it is answered
 */
export async function answerAppeal(app: FastifyInstance, act: Act, id: number, body: AnswerAppeal): Promise<void> {
  const { tx, user } = act;
  const row = await requireCase(tx, id);
  const appeal = await repository.lockAppeal(tx, id);
  if (!appeal) throw caseNotFound();
  if (appeal.answeredAt) throw conflict('moderation.answered', 'Автору уже ответили');
  const [answer, words] = [body.answer, body.words.trim()];
  await repository.saveAnswer(tx, id, { answer, words, answeredById: user.id });
  if (answer === 'RESTORE') return unhide(app, act, row, words);
  await notifyAuthor(app, tx, row, { title: 'Решение осталось прежним', text: words });
}

/** Records an appeal against a decision. @throws Refusal 409 for the second time, or when the decision was undone */
export async function objectTo(tx: Transaction, userId: number, id: number, text: string): Promise<void> {
  const row = await requireCase(tx, id);
  if (row.decision !== 'HIDE') throw conflict('moderation.not-hidden', 'Решение уже отменили');
  const isAdded = await repository.addAppeal(tx, id, userId, text.trim());
  if (!isAdded) throw conflict('moderation.appealed', 'Вы уже написали, что не согласны');
}
